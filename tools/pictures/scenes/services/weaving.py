# Weavers' workshop: a half-woven cloth on a backstrap loom, with balls of wool in a basket.
SHOT = dict(sun_el=30., sun_az=-122., dust=.8, ozone=1.6, cloud=.5, cloud_k=5., cam=(-.80, -2.25, 1.55), look=(.02, .35, .74), lens=36., fstop=6.3, focus=2.2, level=0, shift=0.)
W, L, DONE = .74, 1.50, .66


def cloth():
    """Stepped diamonds in wool between striped borders, in the cloth's own coordinates."""
    m, t = newmat('woven'); o = node(t, 'TexCoord').outputs['Object']; s = node(t, 'SeparateXYZ', {0: o}); x, y = s.outputs[0], s.outputs[1]
    cell = lambda v, k: math_(t, 'ABSOLUTE', math_(t, 'SUBTRACT', math_(t, 'FRACT', math_(t, 'MULTIPLY', v, k)), .5)); step = lambda v, k: math_(t, 'DIVIDE', math_(t, 'FLOOR', math_(t, 'MULTIPLY', v, k)), k)
    d = math_(t, 'ADD', step(cell(math_(t, 'ADD', x, 1.), 4.2), 9.), step(cell(y, 5.2), 9.)); c = ramp(t, d, [(0, (.72, .60, .42)), (.12, (.46, .05, .045)), (.30, (.03, .11, .16)), (.42, (.78, .42, .07)), (.52, (.46, .05, .045)), (.70, (.72, .60, .42)), (.82, (.03, .11, .16)), (.94, (.46, .05, .045))], 'CONSTANT')
    edge = math_(t, 'ABSOLUTE', x); stripe = ramp(t, math_(t, 'FRACT', math_(t, 'MULTIPLY', edge, 22.)), [(0, (.03, .11, .16)), (.35, (.78, .42, .07)), (.6, (.46, .05, .045)), (.85, (.72, .60, .42))], 'CONSTANT'); c = mix(t, math_(t, 'GREATER_THAN', edge, W/2-.075), c, stripe)
    weft = math_(t, 'ABSOLUTE', math_(t, 'SINE', math_(t, 'MULTIPLY', y, 700.))); warp = math_(t, 'ABSOLUTE', math_(t, 'SINE', math_(t, 'MULTIPLY', x, 420.))); n = noise(t, o, 260, 3, .6); c = mix(t, .45, c, mix(t, n, col(.45, .45, .45), col(1.1, 1.1, 1.1)), 'MULTIPLY')
    finish(t, pbsdf(t, c, 1., .1, bump(t, math_(t, 'ADD', weft, warp), .7, .0025), Sheen=.4)); MATS['woven'] = m


def wool(x, y, z, r, m, seed):
    """A ball of wool, wound in every direction."""
    sphere(x, y, z, r*.95, m, 30); q = random.Random(seed)
    for _ in range(34): torus((0, 0, 0), r*.965, r*.052, m, T(x, y, z) @ RZ(q.random()*6.28) @ RX(q.random()*6.28), 40, 6)


def loom(M):
    """The cloth in the plane of M, its woven end at y 0, bars, heddle, sword and shuttle."""
    b = Builder(); nx, ny = 40, 60; b.v = [(-W/2+W*i/nx-(.012*math.sin(math.pi*j/ny) if i == 0 else -.012*math.sin(math.pi*j/ny) if i == nx else 0), DONE*j/ny, .0025*math.sin(j*.7+i*.3)) for j in range(ny+1) for i in range(nx+1)]; b.t = [.5]*len(b.v); b.f = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]; o = link(b.mesh('cloth', [mat('woven')], True), None, M); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .006
    colors = ('yarn_red', 'yarn_blue', 'yarn_gold', 'yarn_cream'); n = 150
    for k in range(n): x = -W/2*.965+W*.965*k/(n-1); lift = .016 if k % 2 else -.016; pipe([M @ Vector((x, DONE-.005, 0)), M @ Vector((x, DONE+.10, lift*.6)), M @ Vector((x*.98, DONE+.24, lift)), M @ Vector((x*.93, L, .002))], .0015, colors[(k*4//n) % 4 if 12 < k < n-12 else k//4 % 4], 5)
    for y, q in ((-.012, .019), (L+.012, .021), (DONE+.24, .014), (DONE+.36, .022)): tube(M @ Vector((-W/2-.10, y, 0)), M @ Vector((W/2+.10, y, 0)), q, 'wood_x')
    extrude_ = [(-.02+.9*u-.45, .030*math.sin(math.pi*min(1, .10+u*.82))**.5, 0, .004, .004, 2.) for u in [i/24 for i in range(25)]]; loft(extrude_, M @ T(.02, DONE+.085, .020) @ RZ(.02), 'wood_y')
    S = M @ T(.13, DONE-.10, .022) @ RZ(.14); tube(S @ Vector((-.24, 0, 0)), S @ Vector((.24, 0, 0)), .007, 'wood_x'); loft([(-.17+.34*u, .020*math.sin(math.pi*min(1, .06+u*.88))**.6, .004, .018*math.sin(math.pi*min(1, .06+u*.88))**.6, .012, 2.) for u in [i/20 for i in range(21)]], S, 'yarn_red')
    for k in range(13): a = -.15+.025*k; torus((0, a, 0), .0195*math.sin(math.pi*min(1, .10+(a+.17)/.34*.82))**.6+.001, .0022, 'yarn_red', S @ T(0, 0, .004) @ RZ(math.pi/2), 20, 5)
    for s in (-1, 1): pipe(curve([M @ Vector((s*(W/2+.07), L+.012, 0)), M @ Vector((s*.18, L+.20, .03)), M @ Vector((0, L+.34, .05))], 8), .008, 'thatch', 8); pipe(curve([M @ Vector((s*(W/2+.08), -.012, 0)), M @ Vector((s*(W/2+.02), -.18, -.02)), M @ Vector((s*.30, -.42, -.12))], 8), .010, 'thatch', 8)


def build():
    cloth(); [plain(*a) for a in (('yarn_red', (.46, .05, .045), 1.), ('yarn_blue', (.03, .11, .16), 1.), ('yarn_gold', (.78, .42, .07), 1.), ('yarn_cream', (.76, .66, .50), 1.), ('yarn_green', (.10, .22, .10), 1.), ('yarn_rose', (.60, .16, .22), 1.))]
    tiles('terracotta', -4, 4, -3, 2.0, 0, .36, .36, .010); bx('stucco_sand', -5, 5, 1.95, 2.2, 0, 3.4, 0); bx('stucco', -5, 5, 1.93, 1.96, 0, .5, .004)
    tube((.15, 1.45, 0), (.15, 1.45, 2.6), .075, 'wood_z', .065); loom(T(.10, -.40, .50) @ RZ(-.02) @ RX(.50))
    basket = T(-.86, .30, 0); turned(basket, smooth([(0, .004), (.20, 0), (.27, .10), (.29, .20)]) + [(.29, .215), (.275, .215), (.255, .10), (.18, .02), (0, .02)], 'thatch', 56); [torus((0, 0, 0), .205+.085*(k/7)**.6+.004, .008, 'thatch', basket @ T(0, 0, .01+.028*k) @ RX(math.pi/2), 64, 6) for k in range(8)]
    for k, (x, y, z, r, m) in enumerate(((-.12, -.06, .17, .092, 'yarn_red'), (.07, -.11, .18, .085, 'yarn_gold'), (.11, .08, .18, .09, 'yarn_blue'), (-.07, .11, .18, .088, 'yarn_cream'), (.0, .0, .28, .088, 'yarn_rose'))): wool(-.86+x, .30+y, z, r, m, k)
    wool(-.50, -.28, .075, .075, 'yarn_green', 9); pipe(curve([(-.44, -.30, .02), (-.34, -.40, .006), (-.20, -.34, .006), (-.10, -.46, .006), (.04, -.42, .006)], 10), .0035, 'yarn_green', 6); wool(.86, .02, .07, .07, 'yarn_gold', 12)
    bx('wood_x', .70, 1.30, .62, 1.02, .40, .44, .010, 3); [bx('wood_z', x, x+.06, y, y+.06, 0, .40, .006) for x in (.72, 1.22) for y in (.64, .94)]; m_textile('tx1', [(.50, .10, .05), (.80, .68, .48), (.04, .14, .19), (.80, .68, .48), (.62, .30, .06)], 7.); m_textile('tx2', [(.05, .12, .18), (.78, .72, .60), (.05, .12, .18), (.40, .14, .06)], 11.); z = folded(1.0, .82, .44, .46, .32, 3, 'tx1'); folded(1.0, .82, z, .44, .31, 3, 'tx2')
    tube((-1.5, 1.86, 1.62), (-.28, 1.86, 1.62), .014, 'wood_x')
    for k, m in enumerate(('yarn_red', 'yarn_gold', 'yarn_blue', 'yarn_rose', 'yarn_green', 'yarn_cream')):
        x = -1.38+.20*k
        for j in range(7): pipe(curve([(x-.045+.012*j, 1.85, 1.64), (x-.055+.016*j, 1.83+.012*(j % 3), 1.35), (x-.03+.010*j, 1.835, 1.10-.012*(j % 4)), (x-.055+.016*j+.01, 1.86, 1.35), (x-.045+.012*j, 1.87, 1.64)], 6), .011, m, 7)
    pot(1.75, 1.45, 0, .24, .46); link(paddle_mesh(7, 10, 1.6, .17), None, T(1.75, 1.45, .4)); link(palm_mesh(1, 3.9, .8, 24, 2.8), None, T(-6.9, -3.8, 0))
