# Helicopter transfer: the machine on its pad between palms, late sun.
SHOT = dict(sun_el=15., sun_az=-136., dust=1., ozone=1.9, cloud=.95, cloud_k=5., cam=(4.9, -9.4, 1.4), look=(-.95, .2, 1.4), lens=38., level=1, shift=.055)
run('parts/helicopter.py'); run('parts/luggage.py')


def pad():
    """Concrete with a painted ring and an H, a curb and lights along it."""
    m, t = newmat('concrete'); p = pos(t); n = noise(t, p, 2.2, 8, .7); c = mix(t, maprange(t, n, .35, .68), col(.23, .225, .215), col(.36, .35, .33)); finish(t, pbsdf(t, c, .8, .3, bump(t, noise(t, p, 60, 4), .25, .004))); MATS['concrete'] = m
    g('concrete', 0, 1).cyl(0, 0, -.10, .0, 7.4, 120); b = Builder(); n = 120
    for i in range(n): a = 6.28318*i/n; b.v += [(5.9*math.cos(a), 5.9*math.sin(a), .004), (6.35*math.cos(a), 6.35*math.sin(a), .004)]; b.t += [.5, .5]
    b.f = [(2*i, 2*i+1, (2*i+3) % (2*n), (2*i+2) % (2*n)) for i in range(n)]; link(b.mesh('ring', [mat('chalk')])); torus((0, 0, 0), 7.4, .07, 'stone', T(0, 0, .0) @ RX(math.pi/2), 120, 10)
    for k in range(20): a = 6.28318*k/20; x, y = 7.0*math.cos(a), 7.0*math.sin(a); lathe(x, y, 0, [(0, 0), (.07, 0), (.07, .05), (.05, .07), (0, .07)], 'metal', 20); sphere(x, y, .085, .045, emat('padlight', (.35, 1., .55), 5.), 14)


def build():
    pad(); helicopter(T(.3, .2, 0) @ RZ(.16)); b = Builder(); b.add([(-80, -30, -.11), (80, -30, -.11), (80, 60, -.11), (-80, 60, -.11)], [(0, 1, 2, 3)]); link(b.mesh('lawn', [mat('lawn')]))
    trunk(T(2.32, -2.5, 0) @ RZ(.25), .42, .64, .25, 'fab_terra'); trunk(T(2.88, -2.42, 0) @ RZ(-.1), .40, .58, .24, 'hullband')
    greenery(-34, 26, 13, 19, 150, 6, smin=1.1, smax=2.2)
    r = random.Random(8)
    for k in range(13): P_((-26+4.1*k+R(r, -1.2, 1.2), 17+R(r, -2.5, 5), 0, 1+k % 3, R(r, 8.5, 12.), r.random()*6))
    tube((-8.6, 7.6, 0), (-8.6, 7.6, 4.6), .05, 'gel_white'); loft([(1.5*u, .26*(1-.5*u), -.10*u*u-.03*math.sin(u*7), .26*(1-.5*u), .26*(1-.5*u), 2.) for u in [i/14 for i in range(15)]], T(-8.6, 7.6, 4.4) @ RZ(.3) @ RY(.32), 'toy_coral', 28)
    ridge_far(1500, -3200, -150, 330)
