# A fire on the beach after sunset: cushions and blankets around it, lanterns along the sand.
SHOT = dict(sun_el=.4, sun_az=16., dust=1.4, ozone=3., cloud=.9, cloud_k=1.4, cam=(-1.9, -4.4, 1.35), look=(.35, 2., 1.35), lens=27., level=1, shift=-.05, env='beach')
run('parts/fire.py')


def build():
    plain('rock', (.25, .21, .17), .95); beach(); fire(.5, .4, BH(.5, .4), 1.15); lamp(.5, .4, BH(.5, .4)+.55, 130, (1, .46, .16), .16)
    for k, (x, y, a, m) in enumerate(((-1.15, .2, .3, 'fab_indigo'), (-.75, 1.35, -.3, 'linen'), (.15, 2.0, .1, 'fab_terra'), (1.45, 1.75, .5, 'linen'), (2.05, .75, 1., 'fab_indigo'), (1.85, -.45, 1.4, 'fab_terra'))): link(cushion_mesh(f'b{k}', .68, .68, .32, m, 22, seed=k), None, T(x, y, BH(x, y)+.15) @ RZ(a) @ RX(.05))
    bx('fab_sand', -1.7, -.5, -.95, -.15, BH(-1.1, -.6)+.02, BH(-1.1, -.6)+.035, .004, 1); bx('wood_x', -1.35, -.85, -.75, -.4, BH(-1.1, -.6)+.04, BH(-1.1, -.6)+.26, .02, 3); z = BH(-1.1, -.6)+.26
    for x, y in ((-1.22, -.55), (-1.0, -.62)): cup(x, y, z)
    for x, y, s in ((-2.6, 1.6, 1.1), (-1.9, 3., 1.), (2.9, 2.6, 1.1), (3.3, 1.0, 1.0), (-2.9, -.4, 1.2)): lantern(x, y, BH(x, y), s, 60.); lamp(x, y, BH(x, y)+.25*s, 2.4)
    P_((-4.4, 6.5, -.4, 1, 8., .5)); P_((5.2, 8., -.5, 2, 8.8, 2.3)); P_((6.8, 6.6, -.4, 3, 8.2, 4.))
