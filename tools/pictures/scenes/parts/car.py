# An off-road car with upright glass, seven seats and a roof rack.
run('parts/extrude.py')


def car_paints():
    """Deep green lacquer, dark glass, black plastic, worn rubber."""
    if 'lacquer' in MATS: return
    m, t = newmat('lacquer'); n = noise(t, pos(t), 700, 2, .5); finish(t, pbsdf(t, mix(t, n, col(.010, .030, .028), col(.016, .042, .039)), .16, .5, Clearcoat=1.)); MATS['lacquer'] = m
    m, t = newmat('carglass'); finish(t, pbsdf(t, col(.010, .013, .014), .03, .65, Clearcoat=.5)); MATS['carglass'] = m
    m, t = newmat('tire'); n = noise(t, pos(t), 160, 4); finish(t, pbsdf(t, mix(t, n, col(.012, .012, .012), col(.030, .029, .027)), .75, .3, bump(t, n, .3, .003))); MATS['tire'] = m
    plain('trim', (.014, .014, .015), .55); plain('cabin', (.10, .065, .04), .7)


def tire(M, r=.41, w=.25):
    """A wheel with tread and five spokes; its axle along y of M, its face toward -y."""
    turned(M @ RX(math.pi/2), smooth([(r*.62, -w/2), (r*.80, -w*.52), (r*.955, -w*.44), (r, -w*.32), (r, w*.32), (r*.955, w*.44), (r*.80, w*.52), (r*.62, w/2)], 5), 'tire', 72)
    for k in range(44): a = 6.28318*k/44; bx('tire', -.012, .012, -w*.43, w*.43, r-.012, r+.009, .003, 1, M=M @ RY(a) @ RZ(.22*(-1)**k))
    turned(M @ RX(math.pi/2), [(r*.63, .10), (r*.61, .115), (r*.56, .085), (r*.56, -.05), (0, -.05)], 'trim', 56)
    for k in range(5): bx('alloy', -.038, .038, -.100, -.078, .04, r*.58, .010, 2, M=M @ RY(6.28318*k/5))
    turned(M @ RX(math.pi/2), [(r*.575, .088), (r*.625, .112), (r*.635, .125), (r*.60, .124), (r*.56, .10)], 'alloy', 56); turned(M @ RX(math.pi/2), [(.075, .085), (.07, .112), (0, .116)], 'alloy', 30)


def car(M, lights=False, hatch=False):
    """About 4.8 m long, its nose toward +x of M, standing at z 0."""
    car_paints(); metal('alloy', (.44, .44, .43), .3); w = .96; fx, rx, r = 1.45, -1.45, .41
    lower = [(2.36, .52), (2.38, .98), (2.30, 1.10), (-2.28, 1.10), (-2.34, 1.02), (-2.34, .50), (rx-.50, .46)] + arc(rx, .42, .50, math.pi, 0.) + [(fx-.50, .44)] + arc(fx, .42, .50, math.pi, 0.) + [(fx+.52, .50)]
    extrude(M, lower, -w, w, 'lacquer', .045, 4)
    extrude(M, [(2.30, 1.08), (2.26, 1.17), (.98, 1.215), (.90, 1.08)], -w+.05, w-.05, 'lacquer', .035, 4); extrude(M, [(1.9, 1.15), (1.86, 1.215), (1.05, 1.245), (1.0, 1.15)], -w+.34, w-.34, 'lacquer', .02, 3)
    extrude(M, [(.96, 1.08), (.62, 1.86), (.50, 1.93), (-2.12, 1.93), (-2.24, 1.86), (-2.30, 1.08)], -w+.055, w-.055, 'lacquer', .05, 4)
    for s in (-1, 1):
        y0, y1 = sorted((s*(w-.062), s*(w-.049)))
        for pts in ([(.80, 1.20), (.565, 1.76), (-.02, 1.78), (-.02, 1.20)], [(-.10, 1.20), (-.10, 1.78), (-.98, 1.78), (-.98, 1.20)], [(-1.06, 1.20), (-1.06, 1.78), (-2.08, 1.77), (-2.15, 1.20)]): extrude(M, pts, y0, y1, 'carglass', .012, 2)
        y2, y3 = sorted((s*(w-.004), s*(w+.0035)))
        for x in (.86, -.06, -1.02): bx('trim', x-.003, x+.003, y2, y3, .58, 1.10, 0, M=M)
        for x in (-.06+.18, -1.02+.16): bx('lacquer', x-.10, x+.09, *sorted((s*(w+.005), s*(w+.035))), 1.0, 1.035, .012, 3, M=M)
        bx('trim', -.94, .94, *sorted((s*(w-.05), s*(w+.055))), .40, .455, .015, 3, M=M); bx('trim', -.86, .86, *sorted((s*(w+.02), s*(w+.09))), .365, .395, .010, 2, M=M)
        for cx in (fx, rx):
            ring_ = arc(cx, .42, .565, -.05, math.pi+.05, 18) + arc(cx, .42, .485, math.pi+.05, -.05, 18); extrude(M, ring_, *sorted((s*(w-.05), s*(w+.045))), 'trim', .016, 2)
            tire(M @ T(cx, s*(w-.10), r) @ (RZ(0) if s < 0 else RZ(math.pi)), r)
        bx('trim', .66, .80, *sorted((s*(w+.05), s*(w+.24))), 1.20, 1.37, .035, 4, M=M); bx('carglass', .655, .662, *sorted((s*(w+.07), s*(w+.225))), 1.215, 1.355, .0, M=M); tube(M @ Vector((.74, s*(w-.03), 1.20)), M @ Vector((.74, s*(w+.10), 1.24)), .022, 'trim')
        bx('metal', -1.95, .35, *sorted((s*.70, s*.735)), 1.985, 2.02, .010, 2, M=M); [bx('metal', x-.03, x+.03, *sorted((s*.70, s*.735)), 1.92, 1.99, .006, M=M) for x in (-1.85, -.8, .25)]
        F = M @ T(2.372, s*.66, .88) @ RY(math.pi/2); turned(F, [(0, -.04), (.135, -.04), (.135, .012), (.122, .016), (.118, 0), (0, 0)], 'trim', 48); turned(F, smooth([(.112, .006), (.108, .014), (.06, .026), (0, .030)]), emat('headlamp', (1, .86, .64), 9.) if lights else 'chrome', 48) if not lights else None
        if lights: b_ = emat('headlamp', (1, .84, .60), 14.); o = turned(F, [(0, .022), (.112, .008)], 'trim', 40); o.data.materials[0] = b_; lamp(*(M @ Vector((2.52, s*.66, .88))), 14., (1, .82, .58), .09).visible_camera = False
        turned(F @ T(0, 0, 0), [(.118, .004), (.133, .016), (.135, .02), (.120, .014)], 'alloy', 48); bx(emat('sidelamp', (1, .38, .06), 3. if lights else .5), 2.362, 2.385, *sorted((s*.83, s*.90)), .86, .92, .008, 2, M=M)
        bx(emat('taillamp', (1, .03, .015), 5. if lights else .6), -2.352, -2.33, *sorted((s*.80, s*.89)), .80, 1.02, .010, 2, M=M)
    b = Builder(); b.add([M @ Vector(p) for p in ((.972, -.78, 1.225), (.972, .78, 1.225), (.642, .76, 1.80), (.642, -.76, 1.80))], [(0, 1, 2, 3)]); link(b.mesh('windscreen', [mat('carglass')])); bx('carglass', -2.302, -2.268, -.70, .70, 1.24, 1.76, .01, 2, M=M @ T(0, 0, 0))
    bx('trim', 2.352, 2.392, -.50, .50, .77, .99, .014, 3, M=M)
    for k in range(5): bx('alloy', 2.385, 2.402, -.46, .46, .795+.040*k, .808+.040*k, .004, 2, M=M)
    for k in range(7): x = .545 if k == 6 else .33-.36*k; bx('metal', x-.02, x+.02, -.72, .72, 1.99, 2.012, .006, M=M) if x > -1.98 else None
    bx('trim', 2.30, 2.50, -.93, .93, .50, .70, .05, 4, M=M); bx('alloy', 2.33, 2.47, -.52, .52, .44, .50, .02, 3, M=M); bx('paper', 2.500, 2.506, -.26, .26, .545, .655, .004, 2, M=M); bx('trim', -2.46, -2.28, -.93, .93, .50, .68, .05, 4, M=M)
    bx('trim', -2.2, 2.2, -.72, .72, .34, .50, .05, 2, M=M)
