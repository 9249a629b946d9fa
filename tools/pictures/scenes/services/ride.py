# A ride on the beach: a saddle and its blanket on a rail, a hat on the post, hoof prints that lead along the water at sunset.
SHOT = dict(sun_el=9., sun_az=-66., dust=1.2, ozone=2.4, cloud=.95, cloud_k=4., cam=(-.30, -2.75, 1.22), look=(.98, 1.4, 1.22), lens=32., level=1, shift=-.13, env='beach')
run('parts/saddle.py'); run('services/explorers.py')


def build():
    straw_material(); tracks(); z = -.04
    for x, h in ((.30, 1.16), (2.75, 1.12)): tube((x, -.35, -.6), (x+.01, -.35, h), .072, 'wood_z', .066)
    tube((-.02, -.36, .86), (3.4, -.34, .90), .085, 'trunk', .080)
    for x in (.30, 2.75): [torus((0, 0, 0), .088+.004*k, .011, 'thatch', T(x, -.35, .80+.026*k) @ RX(math.pi/2) @ RZ(.2*k), 48, 8) for k in range(5)]
    saddle(T(1.22, -.35, .80) @ RZ(math.pi), .165); hat(T(.31, -.35, 1.10) @ RY(-.20) @ RX(.16))
    for k in range(4): torus((0, 0, 0), .145+.006*k, .011, 'thatch', T(2.18+.016*k, -.47-.012*k, .72-.010*k) @ RZ(.06*k) @ RX(-.12), 64, 8)
