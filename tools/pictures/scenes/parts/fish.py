# Whole fish and prawns, raw or from the grill.


def fish_skin():
    """Red skin, paler below, with browned marks; the pink shell of prawns."""
    if 'snapper' in MATS: return
    m, t = newmat('snapper'); o = node(t, 'TexCoord').outputs['Object']; z = node(t, 'SeparateXYZ', {0: o}).outputs[2]; y = node(t, 'SeparateXYZ', {0: o}).outputs[1]
    c = mix(t, maprange(t, y, -.05, .06, 0, 1, True), col(.72, .50, .40), col(.50, .105, .065)); scale = node(t, 'TexVoronoi', {'Vector': o, 'Scale': 190.}).outputs['Distance']; n = noise(t, o, 26, 5, .6)
    c = mix(t, maprange(t, n, .50, .66), c, col(.10, .045, .02)); finish(t, pbsdf(t, c, .34, .5, bump(t, scale, .35, .002), Clearcoat=.3)); MATS['snapper'] = m
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
    web([(-.12, -.145, 0), (-.20, -.20, 0), (-.25, -.12, 0), (-.2, -.09, 0)]); web([(.13, -.03, .026), (.02, -.085, .036), (.0, -.03, .038), (.07, .0, .030)])
    e = M @ Vector((.335*L, .035*L, .012+.056*L)); sphere(e.x, e.y, e.z, .0165*L, 'cut', 20, .6); sphere(e.x, e.y, e.z+.0065*L, .0092*L, 'rubber', 16, .7)
    gill = curve([M @ Vector((.225*L, .105*L, .012+.045*L)), M @ Vector((.195*L, .02*L, .012+.0835*L)), M @ Vector((.215*L, -.08*L, .012+.055*L))], 8); pipe(gill, .0016, 'char', 6)
    for k in range(3):
        x = (-.20+.125*k)*L; h = math.sin(math.pi*min(1, .08+(x/L/.86+.5)*.9))**.75*.085*L+.012; pipe(curve([M @ Vector((x-.03*L, -.085*L, h*.62)), M @ Vector((x, .0, h+.0008)), M @ Vector((x+.035*L, .095*L, h*.60))], 6), .0042, 'cut', 8)


def prawn(M, s=1.):
    """A curled prawn with its tail fan and feelers, lying in the plane of M."""
    fish_skin(); k = 7
    for i in range(k+1):
        a = -.35 + 3.0*i/k; r = .030*s; q = M @ Vector((r*math.cos(a), r*math.sin(a), .010*s)); rad = (.0135-.0011*i)*s
        ball_ = Builder(); n = 20
        for j in range(11):
            for l in range(n): th, ph = math.pi*j/10, 6.28318*l/n; ball_.v.append(tuple(M @ (RZ(a) @ Vector((rad*math.sin(th)*math.cos(ph), rad*.86*math.sin(th)*math.sin(ph), rad*.8*math.cos(th))) + Vector((r*math.cos(a), r*math.sin(a), .010*s))))); ball_.t.append(.5)
        ball_.f = [(j*n+l, (j+1)*n+l, (j+1)*n+(l+1) % n, j*n+(l+1) % n) for j in range(10) for l in range(n)]; link(ball_.mesh('seg', [mat('prawn')], True))
    a = 2.65; tip = Vector((.030*s*math.cos(a), .030*s*math.sin(a), .010*s))
    for d in (-.5, 0, .5): tube(M @ tip, M @ (tip + Vector((.026*s*math.cos(a+1.7+d), .026*s*math.sin(a+1.7+d), -.003*s))), .0035*s, 'prawn', .0062*s)
    h = Vector((.030*s*math.cos(-.35), .030*s*math.sin(-.35), .010*s))
    tube(M @ h, M @ (h+Vector((.006, -.026, .002))*s), .0115*s, 'prawn', .003*s)
    for d in (-.4, .25): pipe(curve([M @ (h+Vector((.004, -.022, .003))*s), M @ (h+Vector((.02+.02*d, -.055, .014))*s), M @ (h+Vector((.05+.05*d, -.075, .002))*s)], 6), .0009*s, 'prawn', 5)
