# A day under sail: a catamaran on the evening sea, the light through its sails, far hills.
SHOT = dict(sun_el=7., sun_az=-64., dust=1.3, ozone=2.6, cloud=.95, cloud_k=3., cam=(0., 0., 2.6), look=(.5, 60., 7.4), lens=44., level=0, shift=0., env='beach')
run('parts/catamaran.py')


def build():
    SEA['z'] = 0.; OCEAN.update(shore=-500., foam=.5, bump=.42); sea(2.); catamaran(T(4.2, 58., .0) @ RZ(2.45) @ RX(-.06))
    ridge_far(2600, -6200, -300, 330, 2.); ridge_far(4200, -2500, 7200, 230, 2.)
