# School tutor: a globe, stacked books, pencils, a ruler and a notebook with a triangle, at a table beside the garden.
SHOT = dict(sun_el=31., sun_az=-74., dust=.9, ozone=1.6, cloud=.7, cloud_k=6., cam=(-.30, -1.22, .50), look=(.05, .16, .150), lens=40., fstop=5.6, focus=1.3, level=0, shift=0.)


def globe(x, y, r=.125):
    """A globe of sand-colored land and teal sea on a brass arm, tilted as the earth is."""
    m, t = newmat('earth'); p = node(t, 'TexCoord').outputs['Object']; n = noise(t, p, 9.5, 7, .58); g2 = noise(t, p, 70, 3); land = maprange(t, n, .515, .53, smooth=True); c = mix(t, land, ramp(t, n, [(.30, (.035, .15, .19)), (.515, (.10, .30, .33))]), ramp(t, math_(t, 'ADD', n, math_(t, 'MULTIPLY', g2, .08)), [(.54, (.62, .50, .30)), (.64, (.40, .38, .16)), (.72, (.55, .36, .20))]))
    s = node(t, 'SeparateXYZ', {0: p}); lat = math_(t, 'ABSOLUTE', math_(t, 'SUBTRACT', math_(t, 'FRACT', math_(t, 'MULTIPLY', math_(t, 'ARCSINE', math_(t, 'DIVIDE', s.outputs[2], r)), 3.8197)), .5)); lon = math_(t, 'ABSOLUTE', math_(t, 'SUBTRACT', math_(t, 'FRACT', math_(t, 'MULTIPLY', math_(t, 'ARCTAN2', s.outputs[1], s.outputs[0]), 1.90986)), .5)); c = mix(t, math_(t, 'MULTIPLY', math_(t, 'MAXIMUM', math_(t, 'GREATER_THAN', lat, .486), math_(t, 'GREATER_THAN', lon, .488)), .35), c, col(.30, .24, .16)); finish(t, pbsdf(t, c, .38, .5, Clearcoat=.3)); MATS['earth'] = m
    c0 = Vector((x, y, .075+r*1.12)); M = T(*c0) @ RY(.41) @ RZ(1.1); o = sphere(0, 0, 0, r, m, 96); o.matrix_world = M
    A_ = T(*c0) @ RZ(.3) @ RY(.41); torus((0, 0, 0), r+.014, .0052, 'brass', A_ @ RX(0), 120, 12)
    for s_ in (-1, 1): tube(A_ @ Vector((0, 0, s_*(r-.004))), A_ @ Vector((0, 0, s_*(r+.024))), .0045, 'brass')
    turned(T(x, y, 0), smooth([(.085, 0), (.088, .010), (.060, .022), (.020, .034), (.016, .060), (.024, .072)]) + [(0, .074)], 'wood_x', 64); tube((x, y, .070), (x, y, .084), .010, 'brass')


def pencils(x, y):
    """Pencils and a brush in a clay cup."""
    lathe(x, y, 0, smooth([(0, 0), (.034, 0), (.040, .02), (.040, .095)]) + [(.040, .098), (.036, .098), (.035, .02)], 'ceramic', 52); r = random.Random(8)
    for k, m in enumerate(('toy_yellow', 'toy_coral', 'toy_teal', 'fab_indigo', 'toy_yellow', 'wood_z', 'toy_coral')):
        a = 6.28318*k/7; p = Vector((x+.020*math.cos(a), y+.020*math.sin(a), .012)); d = Vector((.30*math.cos(a)+R(r, -.05, .05), .30*math.sin(a), 1)).normalized(); l = R(r, .135, .175); tube(p, p+d*l, .0036, m); tube(p+d*l, p+d*(l+.011), .0036, 'wood_x', .0011); tube(p+d*(l+.011), p+d*(l+.0135), .0011, m, .0003)


def sums(M):
    """A right triangle with squares on its sides, and a few lines of writing."""
    ink = lambda pts, r=.0009, m='fab_indigo': pipe([M @ Vector((x, y, 0)) for x, y in pts], r, m, 5)
    a, b_, c = (-.022, -.010), (.018, -.010), (-.022, .020); ink([a, b_, c, a]); ink([a, b_, (.018, -.050), (-.022, -.050), a]); ink([a, c, (-.052, .020), (-.052, -.010), a]); ink([b_, c, (.008, .060), (.048, .030), b_]); ink([(-.022, -.004), (-.016, -.004), (-.016, -.010)], .0006)


def build():
    planks('wood_x', 'x', -1.6, 1.6, -.75, .62, -.05, 0, .19, .004); bx('stucco_sand', -4, -1.25, 1.9, 2.1, -.8, 2.4, 0)
    globe(.245, .20); pencils(-.165, .235); openbook(-.07, -.085, .002, .16, .165, .225); M = T(-.07, -.085, 0) @ RZ(.16); rows = G[('rubber', 0, 1)]; rows.f = [f for f in rows.f if (M.inverted() @ Vector(rows.v[f[0]])).x < 0]; sums(M @ T(.088, .012, .0335) @ RY(.03) @ Matrix.Scale(1.05, 4))
    for k, (m, a, w) in enumerate((('fab_indigo', .10, .20), ('fab_terra', -.12, .19), ('toy_teal', .22, .17))): book(-.385, .13, .036*k, w, w*1.36, .034, m, a)
    sphere(-.385, .13, .036*3+.034, .036, 'apple', 48, .92) if plain('apple', (.50, .045, .03), .28, .35) else 0; pipe(curve([(-.385, .13, .172), (-.383, .132, .184), (-.378, .134, .192)], 6), .0016, 'wood_x', 8)
    bx('toy_yellow', -.13, .17, -.016, .016, 0, .003, .0008, 1, M=T(.19, -.13, .001) @ RZ(.62))
    for k in range(31): bx('rubber', -.1295+.0099*k, -.1290+.0099*k, .016-(.010 if k % 5 == 0 else .006), .016, .0030, .0034, 0, M=T(.19, -.13, .001) @ RZ(.62))
    tube((.075, -.195, .005), (-.055, -.245, .005), .0037, 'toy_coral'); tube((-.055, -.245, .005), (-.068, -.250, .005), .0037, 'wood_x', .0008); bx('linen', -.016, .016, -.010, .010, 0, .012, .003, 2, M=T(.115, -.235, .001) @ RZ(.8))
    greenery(-6, 6, 3.0, 5.2, 60, 6, smin=.8, smax=1.4, z=-.8); backdrop(); bx('travertine', -6, 6, .7, 3, -.80, -.76, 0)
    for q in ((-3.2, 8, -.8, 1, 8., .3), (3.4, 9., -.8, 2, 9., 2.)): P_(q)
