# Whole fish and prawns, raw or from the grill.


def fish_skin():
    """Red skin, paler below, with browned marks; the pink shell of prawns."""
    if 'snapper' in MATS: return
    m, t = newmat('snapper'); o = node(t, 'TexCoord').outputs['Object']; z = node(t, 'SeparateXYZ', {0: o}).outputs[2]; y = node(t, 'SeparateXYZ', {0: o}).outputs[1]
    c = mix(t, maprange(t, y, -.05, .06, 0, 1, True), col(.62, .36, .23), col(.43, .10, .05)); scale = node(t, 'TexVoronoi', {'Vector': o, 'Scale': 190.}).outputs['Distance']; n = noise(t, o, 26, 5, .6)
    bar = math_(t, 'ABSOLUTE', math_(t, 'SUBTRACT', math_(t, 'FRACT', math_(t, 'ADD', math_(t, 'MULTIPLY', tint(t), 8.), math_(t, 'MULTIPLY', y, 9.))), .5)); bar = math_(t, 'MULTIPLY', math_(t, 'MULTIPLY', maprange(t, bar, .10, .17, 1, 0), maprange(t, n, .30, .45)), maprange(t, tint(t), .72, .78, 1, 0))
    c = mix(t, math_(t, 'MULTIPLY', maprange(t, n, .52, .70), .75), c, col(.16, .06, .022)); c = mix(t, math_(t, 'MULTIPLY', bar, .88), c, col(.028, .014, .009)); finish(t, pbsdf(t, c, .34, .5, bump(t, scale, .35, .002), Clearcoat=.3)); MATS['snapper'] = m
    m, t = newmat('prawn'); o = pos(t); c = mix(t, maprange(t, noise(t, o, 60, 5, .6), .35, .65), col(.80, .25, .10), col(.86, .47, .26)); c = mix(t, maprange(t, noise(t, o, 34, 4), .58, .68), c, col(.13, .05, .02)); finish(t, pbsdf(t, c, .3, .5, Clearcoat=.4)); MATS['prawn'] = m
    plain('fin', (.46, .15, .08), .6); plain('cut', (.66, .50, .36), .6); plain('char', (.018, .014, .011), .9)


def fish(M, length=.34):
    """A whole fish lying on its side in the plane of M, its head toward +x, its back toward +y."""
    fish_skin(); L = length
    prof = lambda u: .172*L*(math.sin(math.pi*min(1, u**.92))**.72 if u > .5 else (.13+.87*(u/.5)**1.35*math.sin(math.pi*.5)**.72)*1.)
    pts = [i/46 for i in range(47)]; loft([((u-.5)*L*.86, prof(u)+.0008, .034*L*0+.012, .085*L*math.sin(math.pi*min(1, .08+u*.9))**.75+.0006, .06*L*math.sin(math.pi*min(1, .08+u*.9))**.75+.0006, 2.) for u in pts], M, 'snapper', 44)
    def web(points):
        b = Builder(); b.add([M @ Vector((x*L, y*L, .012+z)) for x, y, z in points], [tuple(range(len(points)))]); o = link(b.mesh('fin', [mat('fin')])); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .0016
    web([(-.41, .0, 0), (-.60, .145, .003), (-.535, .03, 0), (-.53, -.01, 0), (-.60, -.135, -.003), (-.41, -.03, 0)])
    web([(-.24, .10, .0)] + [(-.24+.045*k, (.205, .188, .222, .205, .240, .222, .245, .21, .20, .165)[k] if k else .12, .002) for k in range(10)] + [(.18, .14, 0)])
    web([(-.12, -.145, 0), (-.20, -.20, 0), (-.25, -.12, 0), (-.2, -.09, 0)]); web([(.13, -.03, .032), (.02, -.085, .030), (.0, -.03, .036), (.07, .0, .034)])
    e = M @ Vector((.335*L, .035*L, .012+.034*L)); sphere(e.x, e.y, e.z, .0165*L, 'cut', 20, .6); sphere(e.x, e.y, e.z+.0065*L, .0092*L, 'rubber', 16, .7)


def prawn(M, s=1.):
    """A curled prawn with its tail fan, legs and feelers, lying in the plane of M."""
    fish_skin(); n = 40; r = .030*s; at_ = lambda a, q=r: Vector((q*math.cos(a), q*math.sin(a), .0105*s)); turn = [-.55+3.25*i/n for i in range(n+1)]
    pipe([M @ at_(a) for a in turn], [s*(.0135*math.sin(math.pi*min(1, .30+.62*i/n))**.8)*(1+.055*math.cos(6.28318*7*i/n)) for i, a in enumerate(turn)], 'prawn', 22)
    tip = at_(turn[-1]); out = turn[-1]+math.pi/2
    for d in (-.75, -.38, 0, .38, .75): loft([(.030*s*u, .0052*s*math.sin(math.pi*min(1, .15+u*.8))**.6, 0, .0011*s, .0011*s, 2.) for u in [i/8 for i in range(9)]], M @ T(*tip) @ RZ(out+d*.9), 'prawn', 14)
    head = at_(turn[0]); loft([(-.006*s+.040*s*u, .0118*s*(1-u**1.7*.93), 0, .0105*s*(1-u**1.6*.93), .0095*s*(1-u*.9), 2.2) for u in [i/12 for i in range(13)]], M @ T(*head) @ RZ(turn[0]-math.pi/2), 'prawn', 20)
    for k in range(5): a = turn[0]+.35*k+.2; pipe(curve([M @ at_(a, r-.010*s), M @ at_(a-.10, r-.021*s), M @ at_(a-.30, r-.026*s)], 5), .0010*s, 'prawn', 5)
    nose = head + Vector((.030*s*math.cos(turn[0]-math.pi/2), .030*s*math.sin(turn[0]-math.pi/2), 0))
    for d in (-.5, .35): pipe(curve([M @ nose, M @ (nose+RZ(turn[0]-math.pi/2+d) @ Vector((.035*s, 0, .012*s))), M @ (nose+RZ(turn[0]-math.pi/2+d*2.2) @ Vector((.085*s, 0, -.004*s)))], 8), .0007*s, 'prawn', 5)
    for d in (-1, 1): e = M @ (head+RZ(turn[0]-math.pi/2) @ Vector((.014*s, d*.0095*s, .006*s))); sphere(e.x, e.y, e.z, .0024*s, 'rubber', 12)
