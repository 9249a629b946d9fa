# Binoculars and a spotting scope on a tripod.


def armor():
    """Green rubber armor with a fine grain, and coated glass."""
    if 'armor' in MATS: return
    m, t = newmat('armor'); n = noise(t, pos(t), 520, 2, .5); finish(t, pbsdf(t, col(.035, .055, .040), .62, .4, bump(t, n, .35, .001))); MATS['armor'] = m
    m, t = newmat('coated'); finish(t, pbsdf(t, col(.05, .012, .07), .04, .6, Clearcoat=1.)); MATS['coated'] = m


def binoculars(M):
    """Lies on its belly; the objectives point along y of M, z is up."""
    armor()
    for s in (-1, 1):
        B = M @ T(s*.034, 0, .030) @ RX(-math.pi/2)
        turned(B, smooth([(.017, -.072), (.0185, -.070), (.0185, -.050), (.0165, -.048), (.0170, -.040), (.0240, -.026), (.0270, .0), (.0265, .040), (.0290, .062), (.0295, .074), (.0275, .0765)]), 'armor', 52)
        for z in (-.066, -.060, -.054): turned(B, [(.0185, z), (.0194, z+.0015), (.0185, z+.003)], 'rubber', 44)
        turned(B, [(.0275, .0765), (.0255, .070), (.0250, .066)], 'rubber', 44); turned(B, [(.0255, .068), (.016, .0705), (0, .0715)], 'coated', 44); turned(B, [(.0125, -.071), (0, -.0725)], 'coated', 32)
        turned(B, [(.0297, .058), (.0303, .0585), (.0303, .0605), (.0297, .061)], 'brass', 48); torus((s*.061, 0, 0), .005, .0014, 'metal', M @ T(0, -.024, .036), 24, 6)
    for y0, y1, r in ((-.030, .042, .0085), ): turned(M @ T(0, 0, .036) @ RX(-math.pi/2), [(0, y0), (r, y0), (r, y1), (0, y1)], 'rubber', 28)
    for y in (-.020, .030): bx('armor', -.026, .026, y-.009, y+.009, .028, .044, .005, 3, M=M)
    W = M @ T(0, 0, .040) @ RX(-math.pi/2); turned(W, [(0, -.016), (.0125, -.016), (.0135, -.013), (.0135, .006), (.0125, .009), (0, .009)], 'rubber', 40)
    for k in range(20): a = k*.31416; bx('rubber', -.0009, .0009, .0128, .0143, -.013, .006, 0, M=W @ RZ(a))
    strap = curve([M @ Vector(p) for p in ((.066, -.024, .034), (.115, -.06, .008), (.12, -.14, .006), (.02, -.185, .006), (-.11, -.15, .006), (-.13, -.07, .007), (-.066, -.024, .034))], 9)
    b = Builder(); up = Vector((0, 0, .0085))
    for p in strap: b.v += [tuple(p - up*.6), tuple(p + up*.6)]; b.t += [.5, .5]
    b.f = [(2*i, 2*i+2, 2*i+3, 2*i+1) for i in range(len(strap)-1)]; o = link(b.mesh('strap', [mat('saddle')], True)); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .0022


def spotting_scope(x, y, height, heading, tilt=0.):
    """An angled scope on a tripod of black tubes."""
    armor(); hub = Vector((x, y, height))
    for a in (.4, 2.5, 4.6): foot = Vector((x+.46*math.cos(a), y+.46*math.sin(a), 0)); mid = hub.lerp(foot, .5); tube(hub - Vector((0, 0, .12)), mid, .016, 'metal'); tube(mid, foot, .012, 'metal'); sphere(*mid, .020, 'rubber', 16)
    tube(hub - Vector((0, 0, .34)), hub, .015, 'metal'); bx('metal', -.035, .035, -.035, .035, -.03, .02, .008, M=T(*hub) @ RZ(heading)); tube(hub, T(*hub) @ RZ(heading) @ Vector((.05, -.26, -.10)), .008, 'metal')
    M = T(*hub) @ T(0, 0, .068) @ RZ(heading) @ RX(tilt) @ RX(-math.pi/2)
    turned(M, smooth([(.030, -.11), (.036, -.10), (.038, -.02), (.033, .0), (.034, .09), (.046, .17), (.0475, .25), (.045, .254)]), 'armor', 52); turned(M, [(.045, .252), (.030, .246), (0, .247)], 'coated', 44); turned(M, [(.0478, .225), (.0490, .226), (.0490, .234), (.0478, .235)], 'brass', 52)
    E_ = M @ T(0, -.018, -.105) @ RX(-2.45); turned(E_, smooth([(.026, -.03), (.026, .02), (.020, .03), (.021, .075), (.024, .085), (.024, .10), (.018, .104)]), 'rubber', 40)
