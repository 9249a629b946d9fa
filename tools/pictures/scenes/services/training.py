# Personal training: kettlebells, dumbbells, a mat and bands on a terrace in the morning.
SHOT = dict(sun_el=24., sun_az=-58., dust=.8, ozone=1.6, cloud=.6, cloud_k=6., cam=(-.55, -1.85, .92), look=(.09, .10, .17), lens=43., fstop=6.3, focus=2.05, level=0, shift=0.)
run('parts/gym.py')


def iron():
    """Cast iron with a dull coat, and rubber for the dumbbells."""
    m, t = newmat('iron'); p = pos(t); n = noise(t, p, 210, 4, .6); finish(t, pbsdf(t, mix(t, noise(t, p, 18, 4), col(.022, .023, .025), col(.050, .050, .052)), .46, .5, bump(t, n, .35, .0025))); MATS['iron'] = m
    plain('gymrubber', (.028, .028, .030), .62); metal('bar', (.60, .60, .60), .28)
    m, t = newmat('mat_sage'); p = pos(t); n = noise(t, p, 300, 3, .6); finish(t, pbsdf(t, mix(t, n, col(.15, .22, .19), col(.22, .30, .25)), .9, .2, bump(t, n, .5, .003))); MATS['mat_sage'] = m


def build():
    iron(); planks('deck', 'y', -5, 5, -4, 3.2, -.04, 0, .14)
    Mm = T(-.05, .05, 0) @ RZ(.10); bx('mat_sage', -1.3, .50, -.33, .33, 0, .008, .003, 2, M=Mm)
    kettlebell(.50, .10, 1.05, .35, ring='toy_coral'); kettlebell(.74, .30, .86, -.2, ring='toy_teal')
    dumbbell(T(.12, -.28, .063) @ RZ(.55)); dumbbell(T(.33, -.42, .063) @ RZ(.25))
    rolled_mat(-.55, .62, 'mat_terra', .07, .62, .12); band_loop(-.38, -.10, 'gel_teal', .13, .085, .3); band_loop(-.26, -.02, 'toy_coral', .11, .07, 1.1)
    towel(-.10, .62, 0, .055, .34, 1.45); towel(-.06, .64, .105, .05, .34, 1.4)
    lathe(.92, -.02, 0, [(0, 0), (.034, 0), (.036, .01), (.036, .16), (.018, .19), (.018, .215), (.020, .217)], 'enamel', 44); lathe(.92, -.02, .217, [(.019, 0), (.019, .022), (0, .024)], 'wood_z')
    table(1.25, 1.1, 0, .95, .38, .44); lathe(1.10, 1.1, .44, smooth([(0, 0), (.07, 0), (.12, .05), (.14, .09), (.135, .092), (.10, .05), (0, .02)]), 'ceramic', 48)
    for k in range(6): a = k*1.2; sphere(1.10+.06*math.cos(a), 1.1+.06*math.sin(a), .52+.02*(k % 2), .036, ('lime', 'toy_yellow', 'tomato')[k % 3], 24)
    pot(-1.9, 1.9, 0, .30, .6); link(paddle_mesh(7, 10, 1.75, .17), None, T(-1.9, 1.9, .5)); pot(2.1, 2.2, 0, .34, .7, 'ceramic'); link(agave_mesh(3), None, T(2.1, 2.2, .6))
    b = Builder(); b.add([(-20, 3.2, -.12), (20, 3.2, -.12), (20, 16, -.12), (-20, 16, -.12)], [(0, 1, 2, 3)]); link(b.mesh('lawn', [mat('lawn')])); greenery(-8, 8, 6.4, 8.4, 60, 6, smin=.8, smax=1.4)
    for q in ((-3.6, 8.6, 0, 1, 8., .3), (3.8, 9., 0, 2, 9., 2.), (7., 8.5, 0, 3, 8.6, 3.)): P_(q)
