# Private driver: a green off-road car with its lights on, in a lit arrival court at dusk.
SHOT = dict(sun_el=.6, sun_az=-44., dust=1.3, ozone=2.8, cloud=.8, cloud_k=2.2, cam=(4.9, -6.1, 1.32), look=(-.25, .5, 1.32), lens=36., level=1, shift=-.035)
run('parts/car.py')


def court():
    """Cobbles, a wall with lamps and flowering plants."""
    r = random.Random(6); m, t = newmat('cobble'); p = pos(t); n = noise(t, p, 34, 6, .65); c = mix(t, tint(t), col(.13, .115, .10), col(.27, .24, .205)); c = mix(t, .5, c, ramp(t, n, [(.3, (.6,)*3), (.65, (1,)*3)]), 'MULTIPLY'); finish(t, pbsdf(t, c, .62, .4, bump(t, n, .4, .006))); MATS['cobble'] = m
    bx('ground', -30, 30, -14, 9, -.3, -.035, 0); tiles('cobble', -11, 9, -7.4, 4.2, 0, .23, .165, .016, .05)
    bx('stucco_sand', -14, 14, 4.2, 4.55, 0, 2.7, .02, 3); bx('travertine', -14, 14, 4.14, 4.61, 2.7, 2.78, .012); bx('stone', -14, 14, 4.12, 4.22, 0, .5, .02)
    for x in (-5.4, -2.5, .4, 3.3): bx('metal', x-.075, x+.075, 4.02, 4.2, 1.72, 2.06, .008); bx(emat('sconce', (1, .60, .27), 11.), x-.055, x+.055, 4.005, 4.03, 1.76, 2.02, 0); lamp(x, 3.86, 1.92, 34., (1, .60, .28), .07).visible_camera = False
    for x, s in ((-4.0, 1.0), (-1.0, 1.15), (1.9, 1.0), (4.7, 1.1)): pot(x, 3.66, 0, .30*s, .56*s, 'ceramic'); link(paddle_mesh(7+int(x*3), 11, 1.7, .17), None, T(x, 3.66, .48*s))
    greenery(-10, 9, 7.2, 8.8, 60, 5, smin=.9, smax=1.6)
    for q in ((-6.4, 6.8, 0, 1, 8.4, .3), (-3.0, 8.6, 0, 2, 9.8, 2.), (2.6, 7.4, 0, 3, 9.2, 3.), (6.0, 8.8, 0, 1, 10., 5.)): P_(q)


def build():
    court(); car(T(.1, .35, 0) @ RZ(-.30), lights=True)
    for x, y in ((-3.4, -1.9), (-4.1, 1.9)): lantern(x, y, 0, 1.4, 90.); lamp(x, y, .38, 5.)
    area(3., -5., 5.5, 5, 3, 60, rx=.75, c=(.62, .74, 1.))
