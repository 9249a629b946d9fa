# A spa day: a made-up massage table in a courtyard, a bowl of water with flowers, oils, candles, dappled light.
SHOT = dict(sun_el=44., sun_az=-118., dust=.9, ozone=1.6, cloud=.5, cloud_k=5., cam=(-1.55, -2.35, 1.42), look=(.16, .30, .66), lens=36., fstop=8., focus=2.7, level=0, shift=0.)


def massage_table(M):
    """A folding table of wood with a padded top, a face rest, a fitted sheet and a blanket at the foot."""
    bx('wood_y', -.35, .35, -.95, .95, .56, .62, .010, 3, M=M); bx('linen', -.37, .37, -.97, .97, .62, .705, .034, 5, M=M)
    for x in (-.31, .27):
        for y in (-.86, .78): bx('wood_z', x, x+.045, y, y+.07, 0, .57, .006, M=M)
    for y in (-.84, .80): bx('wood_x', -.30, .30, y, y+.04, .20, .245, .006, M=M)
    torus((0, 1.10, 0), .125, .052, 'linen', M @ T(0, 0, .675) @ T(0, 1.10, 0) @ RX(math.pi/2) @ T(0, -1.10, 0), 64, 20); bx('wood_y', -.03, .03, .90, 1.02, .60, .64, .006, M=M)
    duvet(M, .76, -.99, .62, .705, .24, 'linen', True, 4, .02); duvet(M, .80, -.90, -.30, .735, .30, 'fab_terra', False, 9, .02)
    for k, (x, y) in enumerate(((-.13, .40), (.05, .41))): q = M @ Vector((x, y, .742)); towel(q.x, q.y, q.z, .050, .30, 1.1)
    q = M @ Vector((-.04, .41, .835)); towel(q.x, q.y, q.z, .048, .30, 1.1); q = M @ Vector((.12, .10, .760)); frangipani(q.x, q.y, q.z, .052, .2, .7)


def stool(x, y, r, h):
    """A round stool of one piece of wood."""
    turned(T(x, y, 0), smooth([(r*.80, 0), (r*.86, .03), (r*.62, h*.45), (r*.92, h-.05)]) + [(r, h-.045), (r, h-.006), (r-.008, h), (0, h)], 'wood_z', 56)


def build():
    m, t = newmat('still'); n = noise(t, pos(t), 9, 3); finish(t, pbsdf(t, col(.10, .16, .15), .04, .5, bump(t, n, .10, .01), IOR=1.33)); MATS['still'] = m; metal('copper', (.72, .36, .20), .30)
    tiles('travertine', -5, 5, -4, 3.2, 0, .62, .62, .010); bx('stucco_sand', -9, 14, 3.2, 3.4, 0, 3.4, 0); bx('wood_x', -.2, 2.3, 2.72, 3.18, .40, .46, .012, 3); bx('stone', -.1, .1, 2.76, 3.1, 0, .40, .01); bx('stone', 2.0, 2.2, 2.76, 3.1, 0, .40, .01)
    massage_table(T(.10, .55, 0) @ RZ(-.50)); stool(.95, -.30, .22, .46); stool(-.95, .25, .17, .36)
    z = .46; lathe(.93, -.30, z, smooth([(0, 0), (.06, 0), (.13, .045), (.155, .085)]) + [(.155, .089), (.149, .089)] + smooth([(.149, .086), (.12, .045), (.0, .012)]), 'copper', 64); lathe(.93, -.30, z, [(0, .070), (.140, .070)], 'still', 56)
    for x, y, s, a in ((.88, -.33, .040, .3), (.99, -.27, .036, 1.6), (.93, -.22, .034, 2.6)): frangipani(x, y, z+.068, s, .1, a)
    for x, y, h in ((-1.02, .22, .11), (-.93, .32, .14)): lathe(x, y, .36, [(0, 0), (.024, 0), (.027, .01), (.027, h*.65), (.011, h*.82), (.011, h), (.014, h+.003)], 'clearglass'); lathe(x, y, .362, [(0, .003), (.022, .003), (.0235, .01), (.0235, h*.45), (0, h*.45)], 'amber', 32) if MATS.get('amber') or plain('amber', (.55, .26, .04), .1, .4) else 0; g('wood_z', .002, 2).cyl(x, y, .36+h, .36+h+.022, .012, 20)
    candle(-.88, .17, .36, .030, .06); candle(1.35, -.62, 0, .042, .16); candle(1.47, -.52, 0, .036, .10); candle(1.50, -.68, 0, .034, .07)
    M = T(-.62, -.42, 0); turned(M, smooth([(0, 0), (.15, 0), (.20, .12), (.215, .20)]) + [(.215, .212), (.20, .212), (.19, .18), (0, .15)], 'thatch', 48); [towel(-.70+.075*k, -.42, .165, .048, .26, .2) for k in range(3)]; towel(-.66, -.42, .24, .046, .26, .2)
    for x, y, r, h in ((.25, 2.95, .07, .12), (.42, 2.92, .05, .09)): candle(x, y, .46, r*.6, h)
    z = folded(1.45, 2.94, .46, .46, .30, 4, 'terry', .036) if mat('terry') else 0; band(2.0, 2.95, .46, smooth([(0, 0), (.06, 0), (.10, .07), (.085, .17), (.05, .21), (.06, .235)]), 'clay_d', ((.10, .106, 'slip'),))
    pot(-1.9, 2.5, 0, .32, .62); link(paddle_mesh(7, 12, 1.9, .20), None, T(-1.9, 2.5, .55)); pot(3.0, 2.2, 0, .36, .7, 'ceramic'); link(paddle_mesh(9, 12, 2.1, .22), None, T(3.0, 2.2, .6)); greenery(-4.2, -2.5, 2.1, 3.0, 10, 5, smin=.5, smax=.8); link(bush_mesh(3, 2600, .8, .7, .06, .6), None, T(-.95, 2.85, 0))
    for x, y, a in ((-7.6, -2.2, 0.), (-6.4, -4.4, 2.)): link(palm_mesh(1, 4.6, .8, 24, 2.8), None, T(x, y, 0) @ RZ(a))  # their shade falls on the court
