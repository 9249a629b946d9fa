# The courtyard of arches.py from its own shade, in the morning: fountain, arcades, flowers on the walls.
run('services/arches.py'); COURT = build
SHOT = dict(sun_el=38., sun_az=-142., dust=.8, ozone=1.6, cloud=.6, cloud_k=8., cam=(-4.7, .7, 1.5), look=(1.6, 7.2, 1.5), lens=23., level=1, shift=.075)


def build():
    COURT(); r = random.Random(8); blossom = [bush_mesh(i, 2300, .85, .62, .07, .8) for i in (2, 5, 8)]
    for k in range(46): y = 2.6+5.6*r.random(); link(r.choice(blossom), None, T(5.95+R(r, -.1, .25), y, 4.15-1.5*r.random()**1.6*(.35+.65*abs(math.sin(y*1.3)))) @ RZ(r.random()*6) @ Matrix.Scale(R(r, .28, .6), 4))
    for k in range(26): x = -1.4+5.4*r.random(); link(r.choice(blossom), None, T(x, 8.8+R(r, -.1, .2), 4.3-1.0*r.random()**1.6*(.3+.7*abs(math.cos(x*1.1)))) @ RZ(r.random()*6) @ Matrix.Scale(R(r, .28, .58), 4))
    for x, y, s, k in ((-2.2, 7.2, 1.15, 0), (2.9, 6.9, .9, 2), (4.6, 3.6, 1.1, 1), (3.6, 2.3, .8, 2), (5.2, 6.1, 1.2, 0)): pot(x, y, -.02, .34*s, .62*s, ('terracotta', 'ceramic', 'terracotta')[k]); link((paddle_mesh(40+k, 11, 1.7, .18), bush_mesh(44, 1500, .55, .5, .06, .5), agave_mesh(46, 34, .75))[k], None, T(x, y, .52*s) @ RZ(x))
    bx('wood_x', 2.0, 3.6, 8.3, 8.7, .40, .46, .012, 3); [bx('wood_z', x, x+.08, 8.32, 8.68, 0, .4, .006) for x in (2.1, 3.42)]; [link(cushion_mesh('seat', .46, .46, .18, m, 18, seed=k), None, T(2.35+.75*k, 8.6, .68) @ RX(1.2)) for k, m in enumerate(('fab_indigo', 'linen'))]
    bx('rose', 7.2, 9.6, 11.6, 11.9, 0, 4.5, 0); bx('ochre', 7.2, 9.5, 9.4, 11.7, 3.75, 3.95, 0); tiles('terracotta', 6.8, 9.3, 9.4, 11.7, -.01, .34, .34, .012); bx('rose', 9.3, 9.6, -.4, 12, 0, 4.5, 0); tiles('terracotta', 6.8, 9.3, -.4, 9.4, -.01, .34, .34, .012); bx('ochre', 6.9, 9.5, 0, 9.4, 3.75, 3.95, 0); pot(8.5, 4.4, 0, .36, .66); link(paddle_mesh(43, 10, 1.7, .18), None, T(8.5, 4.4, .55)); bx('wood_x', 8.6, 9.1, 6.2, 7.8, .40, .46, .012, 3); [bx('wood_z', 8.65, 9.05, y, y+.08, 0, .4, .006) for y in (6.3, 7.6)]
    for x, y in ((2.0, 6.7), (3.1, 4.1)): lantern(x, y, 0, 1.0, 10.)
    for q in ((7.8, 12.5, 0, 3, 9.2, 4.), (9.6, 7.5, 0, 1, 9.8, 1.), (-1.6, 15., 0, 2, 10., 5.)): P_(q)
