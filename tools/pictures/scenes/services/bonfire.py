# A fire on the beach after sunset: cushions and blankets around it, lanterns along the sand.
SHOT = dict(sun_el=-1.2, sun_az=16., dust=1.4, ozone=3., cloud=.9, cloud_k=1.4, cam=(-1.9, -4.4, 1.35), look=(.35, 2., 1.35), lens=27., level=1, shift=-.05, env='beach')
run('parts/fire.py')


def blanket(x0, x1, y0, y1, m):
    """A blanket that lies on the sand as the sand lies, with a few folds of its own."""
    b = Builder(); n = 60; q = lambda i, j: (x0+(x1-x0)*i/n + .04*mnoise.noise(Vector((j*.09, 3, 0))), y0+(y1-y0)*j/n + .04*mnoise.noise(Vector((i*.08, 7, 0)))); b.v = [(*q(i, j), BH(*q(i, j)) + .016 + .022*abs(mnoise.noise(Vector((i*.07+j*.03, j*.05, 1))))) for j in range(n+1) for i in range(n+1)]; b.t = [.5]*len(b.v)
    b.f = [(j*(n+1)+i, j*(n+1)+i+1, (j+1)*(n+1)+i+1, (j+1)*(n+1)+i) for j in range(n) for i in range(n)]; link(b.mesh('blanket', [mat(m)], True))


def build():
    plain('rock', (.25, .21, .17), .95); beach(); fire(.5, .4, BH(.5, .4), 1.15); lamp(.5, .4, BH(.5, .4)+.55, 130, (1, .46, .16), .16)
    for k, (x, y, a, m) in enumerate(((-1.15, .2, .3, 'fab_indigo'), (-.75, 1.35, -.3, 'linen'), (.15, 2.0, .1, 'fab_terra'), (1.45, 1.75, .5, 'linen'), (2.05, .75, 1., 'fab_indigo'), (1.85, -.45, 1.4, 'fab_terra'))): link(cushion_mesh(f'b{k}', .68, .68, .32, m, 22, seed=k), None, T(x, y, BH(x, y)+.15) @ RZ(a) @ RX(.05))
    blanket(-1.95, -.35, -1.1, -.05, 'linen'); bx('wood_x', -1.35, -.85, -.75, -.4, BH(-1.1, -.6)+.04, BH(-1.1, -.6)+.26, .02, 3); z = BH(-1.1, -.6)+.26
    for x, y in ((-1.22, -.55), (-1.0, -.62)): cup(x, y, z)
    for x, y, s in ((-2.6, 1.6, 1.1), (-1.9, 3., 1.), (2.9, 2.6, 1.1), (3.3, 1.0, 1.0), (-2.9, -.4, 1.2)): lantern(x, y, BH(x, y), s, 60.); lamp(x, y, BH(x, y)+.25*s, 2.4)
    P_((-4.4, 6.5, -.4, 1, 8., .5)); P_((5.2, 8., -.5, 2, 8.8, 2.3)); P_((6.8, 6.6, -.4, 3, 8.2, 4.))
