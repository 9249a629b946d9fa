# Yoga on the jetty at sunrise: mats, folded blankets and tea above the lagoon, the sun low behind the palms of the far bank.
SHOT = dict(sun_el=6.5, sun_az=10., dust=1.5, ozone=2.4, cloud=.95, cloud_k=4., cam=(-1.1, -3.75, 1.5), look=(.20, 3.4, .48), lens=29., level=0, shift=0.)
run('parts/finishes.py'); run('parts/views.py')


def mat_(x, y, m, rz):
    """A mat with one end not quite flat."""
    b = Builder(); M = T(x, y, .004) @ RZ(rz); n = 40
    for side in (0, .006):
        for i in range(n+1): v = -.92+1.84*i/n; z = side + (.05*max(0, (v-.72)/.20)**2); b.v += [tuple(M @ Vector((s*.32, v, z))) for s in (-1, 1)]; b.t += [.5, .5]
    S = 2*(n+1); b.f = [(i*2, i*2+1, i*2+3, i*2+2) for i in range(n)] + [(S+i*2, S+i*2+2, S+i*2+3, S+i*2+1) for i in range(n)] + [(i*2+k, i*2+2+k, S+i*2+2+k, S+i*2+k) for i in range(n) for k in (0, 1)]; link(b.mesh('mat', [mat(m)], True))


def tea(M):
    """A pot and two cups on a round tray."""
    g('wood_x', .004, 2).cyl(0, 0, 0, .014, .19, 56, M=M); turned(M @ T(-.04, .03, .014), smooth([(0, 0), (.045, 0), (.068, .03), (.070, .06), (.052, .098), (.028, .108)]) + [(.026, .112), (.008, .122), (.011, .134), (0, .138)], 'clay_d', 48)
    pipe(curve([M @ Vector(p) for p in ((.02, .03, .055), (.055, .03, .075), (.072, .03, .115))], 8), [.012-.006*i/16 for i in range(17)], 'clay_d', 10); pipe(curve([M @ Vector(p) for p in ((-.088, .03, .112), (-.095, .03, .165), (-.04, .03, .195), (.015, .03, .165), (.008, .03, .112))], 8), .0045, 'brass', 8)
    for x, y in ((.09, -.07), (-.03, -.11)): turned(M @ T(x, y, .014), smooth([(0, .001), (.024, 0), (.034, .03), (.037, .055)]) + [(.034, .055), (.030, .02), (0, .012)], 'ceramic', 40); turned(M @ T(x, y, .014), [(0, .042), (.032, .042)], 'juice', 32)


def build():
    HAZE.update(dist=700., k=.55); lagoon_view(-9.0, -.62, 4, 100.)
    planks('deck', 'y', -1.75, 1.75, -6, 7.6, -.05, 0, .15, .010)
    for s in (-1, 1):
        bx('wood_y', s*1.75-.06, s*1.75+.06, -6, 7.62, -.20, -.03, .010)
        for k in range(4): tube((s*1.86, -1.6+3.05*k, -2.2), (s*1.86, -1.6+3.05*k, .62), .085, 'wood_z'); [torus((0, 0, 0), .094, .012, 'thatch', T(s*1.86, -1.6+3.05*k, .44+.026*j) @ RX(math.pi/2), 40, 8) for j in range(3)]
    bx('wood_x', -1.8, 1.8, 7.55, 7.66, -.20, -.03, .010)
    mat_(-.72, .25, 'mat_sage', .03); mat_(.62, .55, 'mat_terra', -.02)
    me = cushion_mesh('z', .42, .42, .19, 'fab_indigo', 22, seed=5); link(me, None, T(-.72, -.42, .10) @ RZ(.2)); me = cushion_mesh('z2', .42, .42, .19, 'linen', 22, seed=8); link(me, None, T(.62, -.10, .10) @ RZ(-.2))
    for x, y, m in ((-.72, .78, 'fab_terra'), (.62, 1.08, 'fab_sand')): folded(x, y, .012, .44, .26, 4, m, .03)
    tea(T(-.02, -.62, 0) @ RZ(.5)); bx('cork', -.19, -.08, .42, .65, 0, .075, .006, 2); bx('cork', 1.10, 1.21, .30, .53, 0, .075, .006, 2)
    for x, y, s in ((-1.48, 1.5, 1.), (1.45, 2.6, 1.1), (-1.46, 4.6, 1.1)): lantern(x, y, 0, s, 40.)
