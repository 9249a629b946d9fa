# The bay's shore from above: palms on the sand, the shadows of their crowns on turquoise water.
run('services/bay.py')
SHOT = dict(sun_el=34., sun_az=-112., dust=.6, air=.95, ozone=1.5, cloud=.85, cloud_k=9., cam=(0., .4, 20.), look=(.8, 12.8, 1.75), lens=27., level=0, shift=0., env='beach')
WAVES = dict(rows=2, trail=.4)
