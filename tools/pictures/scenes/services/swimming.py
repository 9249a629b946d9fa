# First swimming lessons: a swim ring, a kickboard, goggles, arm floats and a towel at the edge of the pool.
SHOT = dict(sun_el=38., sun_az=-58., dust=.7, ozone=1.5, cloud=.6, cloud_k=7., cam=(-.62, -1.75, 1.02), look=(.06, .40, .04), lens=39., fstop=6.3, focus=2.0, level=0, shift=0.)


def swim_ring(M, r=.30, k=.095, colors=('gel_white', 'toy_coral'), parts=10):
    """A blown-up ring in two colors with welded seams and a valve."""
    n = 12
    for s in range(parts):
        b = Builder(); c = 28
        for i in range(n+1):
            a = 6.28318*(s + i/n)/parts
            for j in range(c):
                v = 6.28318*j/c; q = k*(1 - .018*math.sin(a*29)*max(0, -math.cos(v))); b.v.append(tuple(M @ Vector(((r + q*math.cos(v))*math.cos(a), (r + q*math.cos(v))*math.sin(a), q*math.sin(v))))); b.t.append(.5)
        b.f = [(i*c+j, (i+1)*c+j, (i+1)*c+(j+1) % c, i*c+(j+1) % c) for i in range(n) for j in range(c)]; link(b.mesh('ring', [mat(colors[s % 2])], True))
    torus((0, 0, 0), r-k+.001, .0025, 'gel_white', M @ RX(math.pi/2), 64, 6); turned(M @ T(r*.70, -r*.70, k*.86), [(0, 0), (.012, 0), (.010, .016), (0, .018)], 'gel_white', 20)


def goggles(M):
    """Two cups with dark lenses, a nose piece and a strap."""
    for s in (-1, 1):
        C = M @ T(s*.036, 0, .012) @ Matrix.Scale(1.35, 4, (1, 0, 0)); turned(C, smooth([(.018, -.012), (.0235, -.008), (.024, .006), (.021, .010)]), 'toy_teal', 40); turned(C, [(.0215, .008), (.0205, .011), (0, .013)], 'lens', 40); turned(C, [(.0185, -.013), (.022, -.014), (.0225, -.009)], 'rubber', 40)
    pipe(curve([M @ Vector(p) for p in ((-.012, .004, .014), (0, .007, .017), (.012, .004, .014))], 5), .0035, 'toy_teal')
    for dz in (0, .006): pipe(curve([M @ Vector(p) for p in ((-.062, 0, .012+dz), (-.085, .03, .010+dz), (-.050, .085, .006+dz), (.03, .095, .006+dz), (.092, .05, .008+dz), (.062, 0, .012+dz))], 8), .0028, 'rubber', 8)


def kickboard(M):
    """A foam board with a round nose and two grips."""
    pr = [(-.20+.42*u, .145*(1 if u < .55 else max(.02, 1-((u-.55)/.45)**2.6)**.5), 0, .018, .018, 3.2) for u in [i/30 for i in range(31)]]; loft(pr, M, 'toy_yellow')
    for s in (-1, 1): pipe([M @ Vector((-.08+.012*i, s*.085, .019)) for i in range(13)], .012, 'gel_white', 12)


def arm_float(M):
    """A small float for an arm, with its opening."""
    turned(M, smooth([(.038, -.07), (.060, -.075), (.078, -.045), (.082, 0), (.078, .045), (.060, .075), (.038, .07)]), 'toy_coral', 44); turned(M, [(.038, .07), (.034, 0), (.038, -.07)], 'gel_white', 44)


def build():
    POOL.update(tile=((.10, .38, .40), (.16, .50, .50)), caustic=.9, bump=.30); m, t = newmat('lens'); finish(t, pbsdf(t, col(.02, .05, .07), .06, .5, Clearcoat=.6)); MATS['lens'] = m
    tiles('travertine', -4, 4, -2.4, .30, 0, .9, .6, .005); bx('travertine', -6, 6, .30, .62, -.05, .004, .012, 3)
    w = Builder(); w.add([(-9, .60, -.10), (9, .60, -.10), (9, 6.2, -.10), (-9, 6.2, -.10)], [(0, 1, 2, 3)]); link(w.mesh('water', [mat('poolwater')]))
    b = g('pooltile', 0, 1); b.add([(-9, .6, -.85), (9, .6, -.85), (9, 6.2, -.85), (-9, 6.2, -.85)], [(0, 1, 2, 3)]); b.add([(-9, .615, -.85), (9, .615, -.85), (9, .615, -.02), (-9, .615, -.02)], [(0, 1, 2, 3)]); b.add([(-9, 6.2, -.85), (9, 6.2, -.85), (9, 6.2, -.02), (-9, 6.2, -.02)], [(0, 1, 2, 3)]); bx('travertine', -12, 12, 6.2, 9, -.4, 0, .01)
    swim_ring(T(.62, 1.28, -.055) @ RZ(.3) @ RX(.05)); kickboard(T(-.52, .12, .022) @ RZ(.85))
    z = folded(.10, .02, 0, .40, .30, 3, 'stripes_blue', .020) if m_textile('stripes_blue', [(.80, .77, .70), (.80, .77, .70), (.06, .26, .30), (.80, .77, .70), (.06, .26, .30)], 9.) is None else 0
    goggles(T(.08, -.02, z+.014) @ RZ(.25)); arm_float(T(.60, .10, .076)); arm_float(T(.50, -.13, .082) @ RZ(.9) @ RY(math.pi/2)); star(-.16, -.30, .001, .045, 'toy_teal', .6)
    lounger(-2.0, 8.0, 0, .3, seed=2); lounger(-.6, 8.2, 0, .2, seed=4); umbrella(-1.3, 8.4, 0)
    greenery(-8, 8, 9.6, 11.4, 50, 6, smin=.8, smax=1.4)
    for q in ((-4.2, 12, 0, 1, 8., .3), (4.8, 11., 0, 2, 9., 2.)): P_(q)
