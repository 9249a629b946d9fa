# Junior explorers: a field book with a drawn crab, a magnifying glass, shells, a compass and a straw hat, the beach behind.
SHOT = dict(sun_el=30., sun_az=-66., dust=.9, ozone=1.6, cloud=.8, cloud_k=6., cam=(-.20, -.98, .56), look=(.045, .14, .225), lens=32., fstop=5.6, focus=1.08, level=0, shift=0., env='beach')
run('parts/finds.py')


def drawn_crab(M):
    """Lines of ink: shell, eyes, claws and legs."""
    ink = lambda pts, r=.0011: pipe([M @ Vector((x, y, 0)) for x, y in pts], r, 'rubber', 5)
    ink([(.024*math.cos(a), .016*math.sin(a) + .003*math.cos(2*a)) for a in [6.28318*i/40 for i in range(41)]])
    for s in (-1, 1):
        ink([(s*.007, .015), (s*.009, .024)]); ink([(s*.009+.002*math.cos(a), .026+.002*math.sin(a)) for a in [6.28318*i/12 for i in range(13)]])
        ink([(s*.020, .010), (s*.036, .018), (s*.038, .030)]); ink([(s*.038, .030), (s*.030, .042), (s*.038, .048), (s*.040, .040), (s*.046, .046), (s*.048, .034), (s*.038, .030)])
        for k in range(3): y = .002-.008*k; ink([(s*.022, y), (s*.038, y+.006-.006*k), (s*.046-s*.004*k, y-.010-.005*k)])
    ink([(-.010, .002), (-.004, -.002), (.004, -.002), (.010, .002)], .0008)


def straw_material():
    """Plaited straw."""
    m, t = newmat('straw'); p = pos(t); w = node(t, 'TexWave', {'Vector': p, 'Scale': 55., 'Distortion': 1.5, 'Detail': 2.}).outputs['Fac']; finish(t, pbsdf(t, mix(t, math_(t, 'ADD', math_(t, 'MULTIPLY', w, .6), math_(t, 'MULTIPLY', noise(t, p, 30, 4), .4)), col(.42, .28, .13), col(.80, .64, .40)), .85, .2, bump(t, w, .5, .003))); MATS['straw'] = m


def hat(M):
    """A straw hat with a ribbon."""
    turned(M, smooth([(.215, .012), (.205, .004), (.14, .006), (.098, .014), (.094, .055), (.080, .098), (.045, .112), (0, .113)]), 'straw', 72); turned(M, smooth([(.0955, .020), (.0965, .032), (.0955, .048)]), 'fab_indigo', 64)
    for k in range(10): r = .11+.0105*k; torus((0, 0, 0), r, .0022, 'straw', M @ T(0, 0, .0105-.0006*k) @ RX(math.pi/2), 72, 6)


def build():
    straw_material(); beach(); planks('wood_x', 'x', -1.5, 1.5, -.62, .50, .0, .045, .20, .008); z = .046
    openbook(-.14, -.03, z+.002, .26, .165, .225); M = T(-.14, -.03, z) @ RZ(.26); ink = 'rubber'; rows = G[(ink, 0, 1)]; rows.f = [f for f in rows.f if (M.inverted() @ Vector(rows.v[f[0]])).x > 0]; drawn_crab(M @ T(-.088, .012, .0335) @ RY(-.03) @ Matrix.Scale(1.15, 4))
    magnifier(T(.155, -.115, z+.008) @ RZ(2.55) @ RY(.05)); compass(T(.115, .07, z) @ RZ(.7)); hat(T(.42, .22, z) @ RZ(.4))
    scallop(T(.245, -.02, z+.004) @ RZ(.6), .050); scallop(T(-.335, -.16, z+.004) @ RZ(-.8), .040); conch(T(-.36, .08, z+.030) @ RZ(.4) @ RX(1.25), .040); conch(T(.05, -.205, z+.016) @ RZ(2.) @ RX(1.35), .022); star(.31, -.175, z+.001, .040, 'fab_terra', .5)
    tube((-.02, -.205, z+.006), (-.165, -.245, z+.006), .0038, 'toy_yellow'); tube((-.165, -.245, z+.006), (-.180, -.249, z+.006), .0038, 'wood_x', .0006)
    r = random.Random(5)
    for _ in range(9): x, y = .20+R(r, -.05, .05), .17+R(r, -.04, .04); sphere(x, y, z+.006, R(r, .006, .009), 'saddle', 18, .75)
