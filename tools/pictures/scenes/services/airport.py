# Airport transfer: luggage and a name board at the curb, the car behind, in the morning.
SHOT = dict(sun_el=27., sun_az=-128., dust=.9, ozone=1.6, cloud=.8, cloud_k=6., cam=(-.95, -3.5, 1.15), look=(.42, .55, .74), lens=38., fstop=4.5, focus=3.4, level=0, shift=0.)
run('parts/car.py'); run('parts/luggage.py')


def words(M, text, size, m):
    """Flat letters in the plane x, z of M."""
    c = bpy.data.curves.new('words', 'FONT'); c.body, c.size, c.align_x, c.align_y, c.extrude = text, size, 'CENTER', 'CENTER', .001
    o = bpy.data.objects.new('words', c); o.matrix_world = M @ RX(math.pi/2); sc.collection.objects.link(o); c.materials.append(mat(m))


def board_on_stand(x, y, turn, text):
    """A board with a name on a brass stand, and a tray of rolled towels below."""
    M = T(x, y, 0) @ RZ(turn); g('brass', .004, 2).cyl(0, 0, 0, .022, .17, 48, M=M); tube(M @ Vector((0, 0, .02)), M @ Vector((0, 0, 1.02)), .014, 'brass')
    bx('wood_x', -.29, .29, -.020, .010, 1.00, 1.36, .008, 3, M=M); bx('linen', -.265, .265, -.0235, -.018, 1.025, 1.335, .003, 2, M=M); words(M @ T(0, -.0245, 1.195), text, .135, 'hullband'); bx('brass', -.10, .10, -.026, -.022, 1.095, 1.099, 0, M=M)


def build():
    car_paints(); plain('curb', (.40, .38, .35), .85); m, t = newmat('asphalt'); p = pos(t); n = noise(t, p, 120, 5, .7); finish(t, pbsdf(t, mix(t, n, col(.045, .045, .046), col(.12, .12, .118)), .85, .3, bump(t, n, .5, .004))); MATS['asphalt'] = m
    tiles('travertine', -6, 8, -5, .78, 0, .8, .8, .008); bx('curb', -20, 20, .78, .98, -.16, .004, .018, 3); b = Builder(); b.add([(-40, .9, -.15), (40, .9, -.15), (40, 12, -.15), (-40, 12, -.15)], [(0, 1, 2, 3)]); link(b.mesh('road', [MATS['asphalt']]))
    car(T(1.55, 2.35, -.15) @ RZ(.02)); trunk(T(-.05, .12, 0) @ RZ(.22), .46, .68, .26, 'fab_terra'); trunk(T(.52, .30, 0) @ RZ(-.12), .42, .58, .24, 'hullband'); trunk(T(.30, -.26, 0) @ RZ(.05), .36, .46, .20, 'fab_sand'); weekend_bag(T(-.52, -.18, 0) @ RZ(-.35), 'linen')
    board_on_stand(1.12, -.02, -.18, 'Marisma')
    bx('curb', -40, 40, 7.6, 7.9, -.16, .02, .018, 3); bx('lawn', -40, 40, 7.9, 26, -.2, .0, 0); greenery(-13, 15, 9.0, 11.5, 80, 6, smin=.8, smax=1.4)
    for q in ((-5.6, 10.5, 0, 1, 8.6, .3), (-1.6, 12.5, 0, 2, 9.6, 2.), (3.9, 11., 0, 3, 8.8, 3.), (8., 12., 0, 1, 9.4, 5.)): P_(q)
