# A light helicopter with skids and a shrouded tail rotor.


def livery():
    """White paint with a teal belly and dark windows, chosen by place on the body: the machine stands level, its nose along the length."""
    m, t = newmat('livery'); u = tint(t); z = node(t, 'SeparateXYZ', {0: pos(t)}).outputs[2]
    between = lambda v, a, b_, soft=.004: math_(t, 'MULTIPLY', maprange(t, v, a-soft, a+soft), maprange(t, v, b_-soft, b_+soft, 1, 0))
    pane = lambda a, b_, lo, hi: math_(t, 'MULTIPLY', between(u, a, b_), between(z, lo, hi, .012))
    floor = math_(t, 'SUBTRACT', 1.16, math_(t, 'MULTIPLY', math_(t, 'MAXIMUM', math_(t, 'SUBTRACT', u, .90), 0.), 4.6))
    front = math_(t, 'MULTIPLY', math_(t, 'MULTIPLY', maprange(t, u, .856, .860), maprange(t, math_(t, 'SUBTRACT', z, floor), -.008, .008)), maprange(t, z, 2.02, 2.035, 1, 0))
    g_ = front
    for a, b_, lo, hi in ((.752, .846, 1.27, 1.98), (.655, .742, 1.30, 1.96), (.585, .645, 1.38, 1.90)): g_ = math_(t, 'MAXIMUM', g_, pane(a, b_, lo, hi))
    line = math_(t, 'ADD', z, math_(t, 'MULTIPLY', u, .34)); c = mix(t, maprange(t, line, 1.235, 1.245), col(.018, .12, .135), col(.80, .79, .75)); c = mix(t, between(line, 1.262, 1.305), c, col(.62, .40, .15))
    paint = pbsdf(t, c, .22, .5, Clearcoat=.8); glass = pbsdf(t, col(.012, .018, .020), .05, .6, Clearcoat=.4); finish(t, mixsh(t, g_, paint, glass)); MATS['livery'] = m


def blade(M, length):
    """A rotor blade that sags a little at rest."""
    line = [(length*i/24, .145 if i > 2 else .07+.035*i, -.016*(i/24*length)**2*.42, .022, .014, 2.6) for i in range(25)]; loft(line, M, 'pilot', 20)


def helicopter(M):
    """The machine with its nose along +x of M; M may turn and move it, not tilt it."""
    livery(); rows = [(2.28, .02, .98, .02, .02), (2.18, .24, .99, .20, .18), (1.95, .46, 1.03, .42, .33), (1.55, .66, 1.10, .68, .49), (1.05, .82, 1.17, .88, .60), (.4, .90, 1.21, .98, .67), (-.3, .90, 1.22, 1.00, .68), (-1.0, .80, 1.26, .94, .62), (-1.6, .60, 1.36, .78, .54), (-2.2, .38, 1.52, .52, .42), (-2.8, .25, 1.63, .32, .30), (-4.2, .17, 1.73, .20, .20), (-6.5, .10, 1.84, .12, .12)]
    rows = rows[::-1]; fine = []
    for k, (a, b_) in enumerate(zip(rows, rows[1:])):
        p, n_ = rows[max(0, k-1)], rows[min(len(rows)-1, k+2)]
        for i in range(10): f = i/10; fine.append(tuple(.5*(2*a[c]+(b_[c]-p[c])*f+(2*p[c]-5*a[c]+4*b_[c]-n_[c])*f*f+(3*a[c]-p[c]-3*b_[c]+n_[c])*f**3) for c in range(5)) + (2.5,))
    o = loft([(x, max(.015, w), z, max(.015, hu), max(.015, hd), q) for x, w, z, hu, hd, q in fine + [rows[-1] + (2.5,)]], M, 'livery', 96)
    loft([(-2.3+3.3*u, .44*math.sin(math.pi*min(1, .12+u*.83))**.5, 2.16, .40*math.sin(math.pi*min(1, .12+u*.85))**.6, .3, 3.2) for u in [i/30 for i in range(31)]], M, 'gel_white', 48)
    for s in (-1, 1): bx('rubber', -.62, -.12, s*.425-.02, s*.425+.02, 2.22, 2.40, .02, 2, M=M); tube(M @ Vector((-2.25, s*.16, 2.32)), M @ Vector((-2.62, s*.20, 2.40)), .10, 'chrome', .115)
    tube(M @ Vector((-.15, 0, 2.4)), M @ Vector((-.15, 0, 3.02)), .075, 'chrome'); turned(M @ T(-.15, 0, 2.94), smooth([(0, -.06), (.20, -.05), (.24, .02), (.16, .10), (0, .13)]), 'rubber', 36)
    for a in (.62, .62+2.094, .62+4.189): blade(M @ T(-.15, 0, 2.98) @ RZ(a) @ T(.18, 0, 0), 5.0)
    ring = M @ T(-6.35, 0, 1.92); torus((0, 0, 0), .56, .085, 'hullband', ring, 64, 14); turned(ring @ RX(math.pi/2), [(0, -.05), (.52, -.05), (.52, .05), (0, .05)], 'rubber', 48); turned(ring @ RX(math.pi/2), smooth([(0, -.13), (.11, -.11), (.12, 0), (.11, .11), (0, .13)]), 'chrome', 30)
    for k in range(10): a = k*.628; tube(ring @ Vector((.1*math.cos(a), -.06, .1*math.sin(a))), ring @ Vector((.52*math.cos(a), -.06, .52*math.sin(a))), .022, 'chrome')
    loft([(-.15+1.30*u, .05*(1-.6*u), 0, .40*(1-.45*u), .34*(1-.35*u), 2.2) for u in [i/12 for i in range(13)]], M @ T(-6.50, 0, 1.95) @ RY(-math.pi/2+.42), 'gel_white', 28); loft([(-1.0+2*u, .16, 0, .03, .02, 2.2) for u in [i/12 for i in range(13)]], M @ T(-5.2, 0, 1.80) @ RZ(math.pi/2), 'gel_white', 20)
    for s in (-1, 1):
        pipe(curve([M @ Vector(p) for p in ((-1.75, s*1.08, .075), (-.5, s*1.08, .055), (1.3, s*1.08, .055), (1.72, s*1.08, .10), (2.0, s*1.08, .30))], 8), .048, 'metal', 14)
        for x in (-1.05, .95): pipe(curve([M @ Vector(p) for p in ((x, s*.35, .62), (x, s*.72, .50), (x, s*1.0, .26), (x, s*1.08, .06))], 8), .040, 'metal', 14)
        bx('metal', .15, .65, s*.95-.10, s*.95+.10, .33, .36, .012, M=M); bx('chrome', -.02, .10, s*.905-.015, s*.905+.015, 1.18, 1.205, .006, M=M)
