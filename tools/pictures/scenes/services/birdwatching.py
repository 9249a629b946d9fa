# Birdwatching: binoculars and a field book on a rail by the lagoon, an egret in the shallows.
SHOT = dict(sun_el=17., sun_az=-68., dust=1.2, ozone=1.9, cloud=.7, cloud_k=4., cam=(-.24, -1.02, .42), look=(.06, .2, .115), lens=40., fstop=5., focus=1.03, level=0, shift=0.)
run('parts/optics.py'); run('parts/egret.py')


def field_book(x, y, z, turn):
    """An open notebook: a bird drawn in ink on the left page, lines of notes on the right."""
    openbook(x, y, z, turn, .155, .215); M = T(x, y, z) @ RZ(turn); ink = 'rubber'; rows = G[(ink, 0, 1)]
    rows.f = [f for f in rows.f if (M.inverted() @ Vector(rows.v[f[0]])).x > 0]          # no text where the drawing goes
    L = M @ T(-.082, .004, .0315) @ RY(-.03) @ Matrix.Scale(1.25, 4)
    line = curve([(-.030, -.012, 0), (-.010, -.022, 0), (.014, -.012, 0), (.020, .008, 0), (.012, .022, 0), (.018, .036, 0), (.028, .042, 0), (.044, .039, 0), (.028, .037, 0), (.022, .030, 0), (.026, .012, 0), (.026, -.010, 0), (.010, -.030, 0), (-.016, -.028, 0), (-.040, -.022, 0), (-.030, -.012, 0)], 6)
    pipe([L @ p for p in line], .0013, ink, 5)
    for q in (-.004, .008): pipe([L @ Vector((q, -.027, 0)), L @ Vector((q-.003, -.050, 0)), L @ Vector((q+.002, -.066, 0))], .0010, ink, 5)
    for k in range(5): pipe([L @ Vector((-.030+.004*k, -.018+.002*k, 0)), L @ Vector((-.004+.004*k, -.020+.003*k, 0))], .0007, ink, 4)


def reeds(x0, x1, y0, y1, n, z, seed=3):
    """Tall grass at the edge of the water, no clump like another."""
    r = random.Random(seed); kinds = [grass_mesh(20+k, 150, 1.1+.15*k) for k in range(4)]
    for _ in range(n): link(r.choice(kinds), None, T(R(r, x0, x1), R(r, y0, y1), z) @ RZ(r.random()*6) @ Matrix.Scale(R(r, .7, 1.3), 4))


def build():
    OCEAN.update(calm=True, bump=.09, foam=0., deep=(.014, .035, .032), shallow=(.03, .065, .055), shore=-60.); SEA['z'] = -1.25; sea(.5)
    planks('wood_x', 'x', -2.4, 2.4, -.46, .42, -.05, 0, .20, .006); bx('wood_x', -2.4, 2.4, .40, .46, -.16, .006, .008, 3)
    binoculars(T(.10, .02, .002) @ RZ(-.62) @ Matrix.Scale(1.16, 4)); field_book(-.195, -.075, .004, .30); tube((-.055, -.20, .006), (.085, -.255, .006), .0038, 'toy_yellow'); tube((.085, -.255, .006), (.099, -.2605, .006), .0038, 'wood_x', .0006)
    lathe(.37, .12, 0, smooth([(0, .001), (.036, 0), (.041, .012), (.043, .085)]) + [(.043, .090), (.0395, .090), (.039, .07)], 'enamel', 52); lathe(.37, .12, 0, [(0, .078), (.039, .078)], 'saddle', 40); torus((.43, .12, .048), .024, .0045, 'enamel', None, 36, 8)
    egret(-.86, 6.6, -1.27, 1.15, .25); egret(2.5, 11.5, -1.27, 1.1, 2.7)
    reeds(-7.5, -2.6, 5.0, 9.5, 46, -1.30, 3); reeds(2.9, 8., 7., 11., 46, -1.30, 5); greenery(-34, 34, 30, 38, 130, 6, smin=1.6, smax=3.2, z=-1.3)
    for k in range(9): link(PALMS_B[k % 3], None, T(-26+6.4*k, 36+3*math.sin(k*2.), -1.3) @ RZ(k*2.1) @ Matrix.Scale(.8+.12*(k % 3), 4))
    bx('ground', -60, 60, 29, 60, -2., -1.2, 0)
PALMS_B = [palm_mesh(i, 8., 1.3, 24, 3.8) for i in (1, 2, 3)]
