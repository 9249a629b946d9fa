# Ocean Villa Infinity: white plaster, ledgestone, walnut and dark metal; the open Pacific beyond every room.
SHOTS = {
    'living': dict(sun_el=32., sun_az=46., dust=.6, ozone=1.5, cloud=.85, cloud_k=13., cam=(2.9, -2.75, 1.4), look=(-1.6, .8, 1.4), lens=21., shift=-.04, level=1),
    'kitchen': dict(sun_el=30., sun_az=-48., dust=.6, ozone=1.5, cloud=.85, cloud_k=13., cam=(-2.6, -2.8, 1.4), look=(1.1, 1.5, 1.4), lens=21., shift=-.045, level=1),
    'bedroom': dict(sun_el=24., sun_az=-52., dust=.9, ozone=1.8, cloud=.85, cloud_k=9., cam=(-2.6, -2.7, 1.4), look=(1.3, 1.3, 1.4), lens=21., shift=-.05, level=1, ambient=.5),
    'dining': dict(sun_el=34., sun_az=42., dust=.7, ozone=1.6, cloud=.85, cloud_k=12., ambient=.5, cam=(2.2, -2.9, 1.4), look=(-.5, 1.6, 1.4), lens=22., shift=-.05, level=1),
    'bath': dict(sun_el=34., sun_az=-40., dust=.6, ozone=1.5, cloud=.85, cloud_k=13., cam=(-1.9, -2.2, 1.4), look=(.8, 1.5, 1.4), lens=20., shift=-.06, level=1),
    'suite': dict(sun_el=26., sun_az=50., dust=.7, ozone=1.6, cloud=.85, cloud_k=12., cam=(2.2, -2.5, 1.4), look=(-1.2, 1.4, 1.4), lens=21., shift=-.05, level=1, ambient=.5),
    'view': dict(sun_el=10., sun_az=-16., dust=1.1, ozone=2.2, cloud=.95, cloud_k=5., cam=(.5, -1.75, 1.4), look=(.2, 3., 1.4), lens=22., shift=-.09, level=1),
    'detail': dict(sun_el=24., sun_az=112., dust=.8, ozone=1.6, cloud=.8, cloud_k=12., cam=(.45, -1.35, 1.30), look=(-.05, .15, .96), lens=50., fstop=4., focus=1.5, level=0, shift=0.),
}
WALL = plaster('white', (.82, .80, .76)); timber('walnut', (.085, .045, .024), (.17, .09, .05), (.27, .155, .09)); slab('calacatta', (.86, .85, .82), (.46, .42, .37)); slab('nero', (.05, .05, .052), (.34, .32, .29), .2)
cloth('snow', (.84, .82, .78)); cloth('storm', (.13, .19, .23)); cloth('mist', (.46, .52, .54)); cloth('dune', (.66, .58, .46), 240.); FLOOR = ('travertine', 1.2, .6)


def living():
    x0, x1, y0, y1, h = -4.4, 4.4, -3.6, 3.0, 3.3; room(x0, x1, y0, y1, h, WALL, FLOOR); planks('walnut_y', 'x', x0, x1, y0, y1+2.4, h-.05, h-.015, .14); sliders(x0, x1, y1, 3.2, 4, (1, 3)); ocean_view(y1+2.2, 2); rail(x0-2, x1+2, y1+2.3)
    stone_face('x', x0+.02, y0, y1, 0, h, 1, 31); bx('metal', x0, x0+.10, -1.5, 1.2, .42, .95, .01); bx('darkhob', x0+.06, x0+.13, -1.35, 1.05, .50, .88, 0); bx('nero', x0, x0+.45, -2.2, 1.9, .22, .34, .006)
    run('parts/fire.py'); fire_materials(); r = random.Random(5); [flame(x0+.18, -1.15+k*.07, .50, R(r, .10, .27), R(r, .025, .045), k+1) for k in range(32)]
    lounge_sofa(at(-1.5, -2.3, 0, math.pi), 3.4, 1.05, 'snow', ('storm', 'dune', 'mist', 'snow'), 'walnut_x', (1, 1), 1, 4)
    rug(-3.4, .6, -1.9, 1.9, 'dune', 'dune'); slab_table(at(-1.55, -.3, 0, 0), 1.5, .85, .32, 'calacatta', 'nero'); bowl(at(-1.15, -.25, .32), .2, .06, 'stoneware'); books(at(-2.0, -.35, .32), ('storm', 'linen', 'dune'), 3); vase(at(-1.6, -.2, .32), 'round', .8, 'ceramic', 'leaf', 5)
    shell_chair(at(-2.2, 1.35, 0, .25), 'storm', .42, 2); shell_chair(at(-.8, 1.4, 0, -.3), 'storm', .42, 3); floor_lamp(at(.35, 2.0), 1.6, 'brass', .22); plant(3.7, 2.35, 0, 'tree', 1.3, 'ceramic', 4); lounger(-2.5, y1+1.3, 0, math.pi-.2, 'fab_indigo'); lounger(-1.3, y1+1.35, 0, math.pi-.15, 'fab_indigo', seed=3)


def kitchen():
    x0, x1, y0, y1, h = -4.1, 4.1, -3.7, 2.9, 3.1; room(x0, x1, y0, y1, h, WALL, FLOOR); sliders(x0, x1, y1, 3.0, 4, (0, 2)); ocean_view(y1+2.2, 3); rail(x0-2, x1+2, y1+2.3)
    tall_units(at(x1-.32, -2.0, 0, -math.pi/2), 2.2, 2.6, 'walnut_z', 3, oven=1); base_run(at(x1-.32, 1.0, 0, -math.pi/2), 3.4, 'walnut_z', 'calacatta', 5, hob=.1, back=None); bx('calacatta', x1-.03, x1, -.75, 2.7, .90, 2.0, .002, 1); bx('walnut_y', x1-.32, x1-.02, -.75, 2.7, 2.0, 2.05, .004); shelf(at(x1-.02, 1.9, 1.55, -math.pi/2), 1.2, .24, 'walnut_y', seed=5)
    bx('walnut_z', x1-.64, x1, -3.1, 2.72, 2.6, h, .004)
    island(at(.75, .05, 0, math.pi/2), 3.2, 1.15, 'walnut_z', 'calacatta', kind='flat', sink=.7, thick=.07, tapm='metal')
    for k in range(4): stool(at(-.25, -1.15+k*.78, 0, math.pi/2), 'walnut', 'storm')
    bowl(at(.7, .75, .92), .21, .07, 'stoneware', 9, 3); vase(at(.8, -.9, .92), 'tall', .85, 'ceramic', 'branch', 6); board_and_bread(at(.85, -.1, .92, 1.2)); books(at(x1-.3, -.3, .9), ('dune', 'snow'), 4); vase(at(x1-.25, 2.3, .9), 'bottle', 1., 'stoneware')
    for k in range(3): globe_lamp(.75, -1.0+k*1.05, 2.0, .13)
    plant(-3.5, 2.3, 0, 'paddle', 1.1, 'ceramic', 7); sofa(-2.2, y1+1.5, 0, math.pi, 2.0, ('fab_indigo', 'linen'), seed=8)


def dining():
    x0, x1, y0, y1, h = -3.9, 3.7, -3.8, 2.8, 3.2; room(x0, x1, y0, y1, h, WALL, FLOOR); planks('walnut_y', 'x', x0, x1, y0, y1+2.4, h-.05, h-.015, .14); sliders(x0, x1, y1, 3.1, 3, (1, 3)); ocean_view(y1+2.2, 5); rail(x0-2, x1+2, y1+2.3)
    trestle_table(at(-.7, .15, 0, math.pi/2), 3.2, 1.1, .75, 'walnut', .06)
    for k in range(4):
        y = -.95+k*.74
        for s in (-1, 1): dining_chair(at(-.7+s*.82, y, 0, s*-math.pi/2), 'walnut', 'mist', 'round', k); setting(at(-.7+s*.55, y, .75, s*math.pi/2), 'storm', 'ceramic')
    for k, y in enumerate((-.55, .15, .9)): candle(-.7+.05*k, y, .75, .03, .08+.04*k); vase(at(-.7, y+.3, .75), ('round', 'bottle', 'round')[k], .75, 'ceramic', 'branch' if k != 1 else None, k+3)
    disc_lamp(-.7, .15, 1.95, .62); stone_face('x', x0+.02, y0, y1, 0, h, 1, 37); bx('walnut_y', x0+.1, x0+.6, -2.0, 1.6, .28, .82, .01); fronts(at(x0+.58, -.2, 0, math.pi/2), -1.8, 1.8, .30, .80, -.04, 'walnut_z', 5, None, 'flat'); table_lamp(at(x0+.35, 1.1, .82), 1.1, 'stoneware'); bowl(at(x0+.35, -.3, .82), .22, .08, 'stoneware'); plant(3.1, 2.2, 0, 'paddle', 1.1, 'ceramic', 6)


def bath():
    x0, x1, y0, y1, h = -2.8, 2.8, -2.9, 2.3, 2.9; room(x0, x1, y0, y1, h, WALL, FLOOR); bx('calacatta', x1-.03, x1, y0, y1, 0, h, .002, 1); sliders(x0, x1, y1, 2.8, 3, (0, 2)); ocean_view(y1+2.2, 7); rail(x0-2, x1+2, y1+2.3)
    tub(at(.05, 1.05), 1.8, .85, .58, 'gel_white'); floor_tap(at(-.35, 1.75, 0, 0), 'metal'); drum_table(at(1.25, 1.45), .2, .46, 'walnut_z'); candle(1.2, 1.4, .46, .035, .09); towel(1.3, 1.52, .46, .045, .24, .5); vase(at(1.42, 1.36, .46), 'bottle', .6, 'stoneware')
    vanity(at(x1-.31, -.75, 0, -math.pi/2), 2.2, .54, .84, 'walnut_z', 'nero', (-.52, .52), 'fluted', tapm='metal'); round_mirror(at(x1-.04, -.23, 1.62, -math.pi/2), .40, 'metal'); round_mirror(at(x1-.04, -1.27, 1.62, -math.pi/2), .40, 'metal'); bottles(at(x1-.30, -.75, .84, -math.pi/2))
    for y in (.35, -.75): globe_lamp(x1-.35, y, 1.75, .075)
    hanging_towel(at(x1-.60, .12, .70, -math.pi/2), .4, .35, 'terry', 3); rug(-.7, 1.1, -.35, .45, 'snow', 'mist'); plant(2.3, 1.85, 0, 'tree', 1.0, 'ceramic', 8); basket(at(2.35, .75), .2, .32, 'snow')


def bedroom():
    x0, x1, y0, y1, h = -3.6, 3.6, -3.4, 2.9, 3.1; room(x0, x1, y0, y1, h, WALL, FLOOR); planks('walnut_y', 'x', x0, x1, y0, y1+2.4, h-.05, h-.015, .14); sliders(x0, x1, y1, 3.0, 3, (0, 2)); ocean_view(y1+2.2, 15); rail(x0-2, x1+2, y1+2.3); stone_face('x', x1-.02, y0, y1, 0, h, -1, 43)
    made_bed(x1-1.3, -.3, .02, -math.pi/2, 2.1, 'dune', 'storm', 'slats', 3.7, 1.05, 'walnut', 'snow', 27); rug(-1.7, 2.3, -2.1, 1.5, 'mist', 'mist')
    for y in (-1.85, 1.25): bedside(at(x1-.42, y, 0, -math.pi/2), 'walnut'); table_lamp(at(x1-.42, y, .5), 1., 'stoneware')
    bench(at(.4, -.3, 0, math.pi/2), 1.6, 'walnut', 'snow'); shell_chair(at(-2.3, 1.5, 0, .7), 'storm', .44, 5, 'walnut'); side_table(at(-2.95, .85), .2, .46, 'walnut'); books(at(-2.95, .85, .46), ('dune', 'storm'), 3); plant(-3.1, 2.35, 0, 'paddle', 1.0, 'ceramic', 9); curtain(x1-.95, x1-.12, y1-.2, .02, 2.95, seed=12); lounger(-.9, y1+1.3, 0, math.pi+.2, 'fab_indigo')


def suite():
    x0, x1, y0, y1, h = -3.2, 3.2, -3.2, 2.8, 3.0; room(x0, x1, y0, y1, h, WALL, FLOOR, left=plaster('slate', (.20, .26, .28))); sliders(x0, x1, y1, 2.9, 3, (1, 3)); ocean_view(y1+2.2, 9); rail(x0-2, x1+2, y1+2.3)
    made_bed(x0+1.2, -.3, .02, math.pi/2, 2.0, 'storm', 'dune', 'cloth', 3.2, 1.25, 'walnut', 'mist', 15); rug(-2.3, 1.3, -2.0, 1.5, 'dune', 'dune')
    for y in (-1.75, 1.15): bedside(at(x0+.32, y, 0, math.pi/2), 'walnut', 'drum'); globe_lamp(x0+.32, y, 1.25, .09)
    bench(at(-.35, -.3, 0, math.pi/2), 1.5, 'walnut', 'storm'); shell_chair(at(1.9, 1.35, 0, -.75), 'snow', .42, 4, 'walnut'); side_table(at(2.55, .7), .2, .46, 'walnut'); floor_lamp(at(2.65, 1.9), 1.55, 'metal', .2); vase(at(2.55, .7, .46), 'round', .7, 'ceramic', 'branch', 8)
    curtain(x0+.06, x0+.9, y1-.2, .02, 2.85, seed=5); curtain(x1-.9, x1-.06, y1-.2, .02, 2.85, seed=7); books(at(x0+.32, 1.15, .5), ('storm', 'snow'), 2); lounger(.9, y1+1.3, 0, math.pi, 'fab_indigo')


def view():
    x0, x1, y0, y1, h = -3.0, 3.0, -2.6, 2.6, 2.9; room(x0, x1, y0, y1, h, WALL, FLOOR, beyond=3.2); planks('walnut_y', 'x', x0, x1, y0, y1+3.2, h-.05, h-.015, .14); ocean_view(y1+3.1, 11); rail(x0-2, x1+2, y1+3.1)
    bed_from_pillow(-.15, 'storm', 'walnut', 2.1, 9)
    for s in (-1, 1): curtain(*sorted((s*2.9, s*2.0)), y1-.2, .02, 2.8, seed=s+9)
    shell_chair(at(-1.3, y1+1.6, 0, math.pi+.4), 'snow', .42, 6); shell_chair(at(1.3, y1+1.6, 0, math.pi-.4), 'snow', .42, 7); slab_table(at(0, y1+1.5), .7, .5, .4, 'travertine'); vase(at(.1, y1+1.5, .4), 'round', .8, 'ceramic', 'branch', 2); bench(at(0, .42), 1.5, 'walnut', 'storm'); plant(2.6, y1+2.4, 0, 'agave', 1.1, 'ceramic', 3)


def detail():
    tiles('travertine', -4, 4, -2, 5, 0, 1.2, .6); stone_face('y', 2.2, -3, 3, 0, 3, -1, 12); bx('calacatta', -.9, .9, -.3, .3, .86, .92, .006, 2); bx('walnut_z', -.88, .88, -.26, .28, 0, .86, .004); area(2.6, .4, 1.7, 2.4, 2.4, 1, ry=math.pi/2, portal=True)
    basin(at(-.18, .02, .92), .2, 'gel_white', 'brass'); towel(.30, .06, .92, .05, .26, .4); bottles(at(.16, -.14, .92, .15)); vase(at(.52, .1, .92), 'round', .6, 'ceramic', 'branch', 5)
