# A day on a yacht: a catamaran at anchor in clear, shallow water, green capes behind it.
run('services/bay.py')
SHOT = dict(sun_el=40., sun_az=-128., dust=.6, air=.95, ozone=1.5, cloud=.85, cloud_k=9., cam=(2., 25., 1.7), look=(8.2, 64., 5.2), lens=46., level=0, shift=0., env='beach')
