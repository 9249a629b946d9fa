# Whale watching: the tail of a humpback above the bay, hills behind.
SHOT = dict(sun_el=19., sun_az=-104., dust=1., ozone=1.8, cloud=.9, cloud_k=5., cam=(-.6, -11., 2.1), look=(.75, 4., 1.22), lens=74., level=0, shift=0.)
run('parts/whale.py')


def build():
    m, t = newmat('drop'); finish(t, pbsdf(t, col(.85, .9, .92), .05, .6)); MATS['drop'] = m
    SEA['z'] = 0.; OCEAN.update(shore=-500., foam=.0, bump=.75, deep=(.006, .045, .062)); sea(-14.)
    M = T(.7, 4., -.05) @ RZ(-.20) @ RX(-.10); fluke(M); spray(M, 70); swirl(.7, 3.9, .012, 2.7)
    ridge_far(2100, -3800, -350, 300); ridge_far(2900, 700, 5200, 210)
