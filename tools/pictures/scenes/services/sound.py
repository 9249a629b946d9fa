# Breath and sound: crystal bowls, a brass bowl with its mallet, cushions and candles, evening light on a plaster wall.
SHOT = dict(sun_el=17., sun_az=-112., dust=1.2, ozone=2., cloud=.4, cloud_k=4., cam=(-.62, -2.35, .98), look=(.04, .1, .36), lens=41., level=0, shift=0.)


def frosted():
    """Frosted quartz: white, light passes through."""
    m, t = newmat('quartz'); n = noise(t, pos(t), 130, 3)
    d = pbsdf(t, col(.88, .88, .87), .38, .5, bump(t, n, .06, .002)); tr = node(t, 'BsdfTranslucent', {'Color': col(.95, .93, .90)}).outputs[0]; finish(t, mixsh(t, .42, d, tr)); MATS['quartz'] = m


def crystal_bowl(x, y, z, r, h):
    """A singing bowl of quartz on a rubber ring."""
    torus((0, 0, 0), r*.45, .012, 'rubber', T(x, y, z+.012) @ RX(math.pi/2)); z += .016
    lathe(x, y, z, smooth([(0, 0), (r*.45, .004), (r*.80, h*.14), (r*.97, h*.40), (r, h*.75), (r, h)]) + [(r-.003, h+.003), (r-.007, h)] + smooth([(r-.007, h), (r-.007, h*.75), (r*.97-.008, h*.40), (r*.80-.006, h*.16), (r*.45, .014), (0, .010)]), 'quartz', 72)


def brass_bowl(x, y, z):
    """A hammered brass bowl on its cushion."""
    m, t = newmat('hammered'); v = node(t, 'TexVoronoi', {'Vector': pos(t), 'Scale': 90.}).outputs['Distance']
    finish(t, pbsdf(t, mix(t, noise(t, pos(t), 14, 4), col(.50, .30, .10), col(.72, .47, .19)), .30, .5, bump(t, v, .5, .003), Metallic=1.)); MATS['hammered'] = m
    link(cushion_mesh('ring', .27, .27, .085, 'fab_terra', 22, seed=3), None, T(x, y, z+.042))
    lathe(x, y, z+.066, smooth([(0, 0), (.05, .003), (.095, .04), (.108, .085)]) + [(.108, .088), (.103, .088)] + smooth([(.103, .088), (.090, .042), (.048, .008), (0, .006)]), 'hammered', 64)
    tube((x-.03, y-.09, z+.158), (x+.12, y+.05, z+.175), .013, 'wood_x', .011)


def build():
    frosted(); tiles('terracotta', -4, 4, -3, 1.6, 0, .42, .42, .010); bx('stucco_sand', -5, 5, 1.55, 1.75, 0, 3.2, 0)
    bx('wood_x', -.55, .95, 1.30, 1.545, .62, .67, .012, 3)
    bx('fab_sand', -1.35, 1.45, -.95, .95, .002, .016, .005, 2); m_textile('stripes', [(.62, .52, .38), (.33, .12, .07), (.62, .52, .38), (.62, .52, .38), (.07, .13, .15)], 6.)
    for s in (-1, 1): bx('stripes', .05+s*1.22-.10, .05+s*1.22+.10, -.95, .95, .004, .019, .004)
    crystal_bowl(-.42, .28, .016, .20, .26); crystal_bowl(.10, .38, .016, .165, .22); crystal_bowl(.50, .22, .016, .135, .18)
    brass_bowl(.02, -.22, .016); M = T(-.36, -.24, .030) @ RZ(.5); tube(M @ Vector((-.16, 0, 0)), M @ Vector((.10, 0, 0)), .009, 'wood_x'); turned(M @ T(.10, 0, 0) @ RY(math.pi/2), smooth([(0, 0), (.016, .003), (.021, .03), (.016, .06), (0, .063)]), 'linen', 32)
    link(cushion_mesh('seat', .56, .56, .26, 'fab_indigo', 26, seed=4), None, T(-1.0, -.30, .13) @ RZ(.3)); link(cushion_mesh('seat2', .56, .56, .26, 'linen', 26, seed=9), None, T(1.08, -.28, .13) @ RZ(-.3))
    for x, y, h, s in ((-.78, .62, .11, .035), (-.66, .70, .07, .032), (.80, .52, .12, .036), (.90, .42, .07, .033), (.33, -.34, .06, .032), (-.10, .74, .08, .032)): candle(x, y, .016, s, h, 90.)
    for k, x in enumerate((-.42, -.30, -.20)): candle(x, 1.42, .67, .030, (.16, .11, .07)[k], 90.)
    band(.74, 1.42, .67, smooth([(0, 0), (.06, 0), (.10, .06), (.105, .13), (.06, .21), (.042, .25), (.052, .27)]), 'clay_d', ((.14, .146, 'slip'), (.155, .16, 'slip'))); link(grass_mesh(3, 90, .55), None, T(.74, 1.42, .88))
    frangipani(.36, -.10, .03, .05, .2, .4); frangipani(-.16, -.38, .03, .046, .2, 1.6); pot(1.75, 1.05, 0, .27, .52); link(paddle_mesh(7, 10, 1.6, .17), None, T(1.75, 1.05, .45)); pot(-1.80, 1.0, 0, .24, .46, 'ceramic'); link(paddle_mesh(9, 9, 1.4, .15), None, T(-1.80, 1.0, .4))
    for k, (x, y) in enumerate(((-8.4, -3.1),)): link(palm_mesh(1+k, 3.9+.5*k, .8, 24, 2.8), None, T(x, y, 0) @ RZ(k*2.))  # their shade falls on the wall
