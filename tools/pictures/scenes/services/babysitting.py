# Babysitting: a bear, blocks, a wooden train and a picture book on a rug beside a night lamp.
SHOT = dict(sun_el=.2, sun_az=-90., cloud=0., cam=(-.42, -1.42, .62), look=(.05, .10, .205), lens=38., fstop=4.5, focus=1.55, level=0, shift=0.)
run('parts/plush.py')


def dusk():
    """The even blue light of early evening."""
    w = bpy.data.worlds.new('dusk'); sc.world = w; w.use_nodes = True; t = w.node_tree; t.nodes.clear()
    bg = node(t, 'Background', {'Color': col(.22, .30, .46), 'Strength': .16}); o = node(t, 'OutputWorld'); t.links.new(bg.outputs[0], o.inputs[0])


def night_lamp(x, y, z):
    """A moon-like globe of opal glass on a turned foot."""
    lathe(x, y, z, smooth([(0, 0), (.062, 0), (.066, .008), (.040, .022), (.030, .038), (.044, .050)]), 'wood_z', 44); m, t = newmat('opal'); n = noise(t, pos(t), 26, 4, .6)
    c = mix(t, maprange(t, n, .38, .62), col(1., .60, .29), col(1., .72, .42)); finish(t, node(t, 'Emission', {'Color': c, 'Strength': 1.7}).outputs[0]); m.cycles.sample_as_light = False; sphere(x, y, z+.148, .105, m, 48); lamp(x, y, z+.148, 20., (1, .60, .30), .105).visible_camera = False


def picture(M, w, h):
    """A page painted with a hill, a sun and a whale in flat color."""
    m, t = newmat('picture'); u = node(t, 'TexCoord').outputs['Object']; s = node(t, 'SeparateXYZ', {0: u}); x, y = math_(t, 'DIVIDE', s.outputs[0], w), math_(t, 'DIVIDE', s.outputs[1], h)
    circle = lambda cx, cy, r, k=1.: math_(t, 'LESS_THAN', math_(t, 'ADD', math_(t, 'POWER', math_(t, 'MULTIPLY', math_(t, 'SUBTRACT', x, cx), k), 2.), math_(t, 'POWER', math_(t, 'SUBTRACT', y, cy), 2.)), r*r)
    c = mix(t, math_(t, 'LESS_THAN', y, math_(t, 'ADD', .02, math_(t, 'MULTIPLY', math_(t, 'SINE', math_(t, 'MULTIPLY', x, 22.)), .02))), col(.62, .74, .72), col(.05, .25, .32)); c = mix(t, circle(.22, .30, .12), c, col(.85, .36, .10)); c = mix(t, circle(-.08, -.10, .16, .72), c, col(.03, .09, .16)); c = mix(t, circle(-.16, -.08, .018), c, col(.9, .9, .85))
    b = Builder(); b.add([(-w/2, -h/2, 0), (w/2, -h/2, 0), (w/2, h/2, 0), (-w/2, h/2, 0)], [(0, 1, 2, 3)]); finish(t, pbsdf(t, c, .8, .2)); link(b.mesh('picture', [m]), None, M)


def build():
    dusk(); planks('wood_x', 'x', -3, 3, -2.4, 1.3, -.04, 0, .16); bx('stucco', -4, 4, 1.25, 1.4, 0, 3, 0); bx('wood_x', -4, 4, 1.225, 1.25, 0, .11, .006, 2)
    g('linen', .010, 3).cyl(.02, .05, .001, .014, .80, 96); torus((0, 0, 0), .79, .010, 'fab_terra', T(.02, .05, .010) @ RX(math.pi/2), 120, 8); torus((0, 0, 0), .70, .004, 'fab_terra', T(.02, .05, .0135) @ RX(math.pi/2), 120, 6)
    bx('wood_x', .36, 1.26, .72, 1.12, .36, .395, .010, 3); [bx('wood_z', x, x+.05, y, y+.05, 0, .36, .006) for x in (.39, 1.18) for y in (.75, 1.04)]; bx('wood_x', .40, 1.22, .76, 1.08, .10, .125, .006)
    night_lamp(.56, .90, .395); zz = .395
    for k, (m, sx, sy, hh) in enumerate((('fab_indigo', .20, .26, .022), ('toy_coral', .19, .24, .018), ('toy_yellow', .18, .22, .026))): book(.98, .92, zz, sx, sy, hh, m, .2-.25*k); zz += hh
    for k, (x, m) in enumerate(((.50, 'toy_teal'), (.535, 'fab_terra'), (.575, 'linen'), (.61, 'fab_indigo'), (.652, 'toy_coral'))): book(x, .92, .125, .02, .02, .01, m) if False else bx(m, x, x+.030, .80, 1.02, .125, .125+.19+.012*(k % 3), .003, 2)
    bear(-.20, .26, .014, 1.12, .22); blocks(.28, .20, .014, -.3); train(.02, -.26, .014, .25); openbook(-.42, -.14, .020, -.5, .16, .20); picture(T(-.42, -.14, .0465) @ RZ(-.5) @ T(-.082, 0, 0) @ RY(-.05), .134, .17)
    link(cushion_mesh('c1', .52, .52, .24, 'fab_indigo', 24, seed=4), None, T(-.72, .66, .22) @ RX(1.0) @ RZ(.2)); link(cushion_mesh('c2', .46, .46, .22, 'toy_yellow' if False else 'fab_sand', 24, seed=7), None, T(-.30, .80, .20) @ RX(1.05) @ RZ(-.2))
    for k in range(7):
        x, y, q = -.95+.30*k, 1.22, 1.02+.07*math.sin(k*2.1); sphere(x, y, q, .020, emat('fairy', (1, .66, .34), 14.), 12)
    pipe([(-1.1+.022*k, 1.235, 1.04+.07*math.sin((-1.1+.022*k+.95)/.30*2.1)) for k in range(92)], .003, 'linen', 6)
    area(-2.2, -.6, 1.6, 1.4, 1.4, 6., ry=-1.1, c=(.50, .66, 1.)); area(.3, -1.6, 2.2, 2., 1., 5., rx=.7, c=(1, .76, .54))
