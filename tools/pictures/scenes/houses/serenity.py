# Lagoon Villa Serenity: sand-colored plaster, teak beams, woven cane and clay; the still lagoon and its garden outside.
SHOTS = {
    'living': dict(sun_el=30., sun_az=-42., dust=.7, ozone=1.6, cloud=.8, cloud_k=12., cam=(-2.75, -2.65, 1.4), look=(1.35, 1.45, 1.4), lens=21., shift=-.04, level=1),
    'kitchen': dict(sun_el=34., sun_az=40., dust=.7, ozone=1.6, cloud=.8, cloud_k=12., cam=(2.55, -2.75, 1.4), look=(-1.0, 1.5, 1.4), lens=21., shift=-.05, level=1),
    'dining': dict(sun_el=26., sun_az=-52., dust=.8, ozone=1.7, cloud=.8, cloud_k=12., cam=(-1.9, -2.7, 1.4), look=(.9, 1.6, 1.4), lens=22., shift=-.05, level=1),
    'bath': dict(sun_el=38., sun_az=48., dust=.7, ozone=1.6, cloud=.8, cloud_k=12., cam=(1.75, -2.1, 1.4), look=(-.8, 1.5, 1.4), lens=20., shift=-.06, level=1, ambient=.5),
    'bedroom': dict(sun_el=32., sun_az=-44., dust=.7, ozone=1.6, cloud=.8, cloud_k=12., cam=(-2.5, -2.75, 1.4), look=(1.2, 1.35, 1.4), lens=20.5, shift=-.045, level=1, ambient=.5),
    'suite': dict(sun_el=28., sun_az=-34., dust=.8, ozone=1.7, cloud=.8, cloud_k=12., cam=(2.1, -2.35, 1.4), look=(-1.3, 1.35, 1.4), lens=21., shift=-.05, level=1),
    'view': dict(sun_el=16., sun_az=-30., dust=1., ozone=2., cloud=.9, cloud_k=7., cam=(0., -1.75, 1.4), look=(.05, 3., 1.4), lens=22., shift=-.09, level=1),
    'detail': dict(sun_el=24., sun_az=-112., dust=.8, ozone=1.6, cloud=.8, cloud_k=12., cam=(-.30, -1.55, 1.12), look=(.06, .1, .89), lens=50., fstop=4., focus=1.62, level=0, shift=0.),
}
WALL = plaster('sand', (.68, .56, .43)); PALE = plaster('chalk', (.80, .75, .67)); timber('teak', (.15, .07, .03), (.31, .165, .08), (.45, .28, .15))
cloth('ivory', (.80, .75, .66)); cloth('clay_cloth', (.50, .19, .09)); cloth('oat', (.62, .52, .39), 220.); cloth('deep', (.07, .13, .15)); glaze('moss', (.13, .17, .10), (.20, .25, .15), (.28, .32, .20)); FLOOR = ('travertine', 1.0, 1.0)


def living():
    x0, x1, y0, y1, h = -4.3, 4.3, -3.9, 3.1, 3.3; room(x0, x1, y0, y1, h, WALL, FLOOR, PALE); beams(x0, x1, y0, y1+2.4, h, 'teak'); sliders(x0, x1, y1, 2.75, 4, (1, 3), 'metal', WALL)
    curtain(x0+.08, x0+1.1, y1-.2, .02, 2.7, seed=1); curtain(x1-1.1, x1-.08, y1-.2, .02, 2.7, seed=2); lagoon_view(y1+2.2)
    bench_sofa(at(3.72, -.2, 0, -math.pi/2), 4.6, 1.0, WALL, 'ivory', ('clay_cloth', 'oat', 'ivory', 'deep', 'clay_cloth'), 3)
    rug(-.9, 3.05, -2.0, 1.7, 'oat', 'oat'); drum_table(at(1.75, -.35), .52, .34, 'teak_z'); drum_table(at(2.15, .65), .30, .44, 'teak_z'); bowl(at(1.68, -.42, .34), .2, .07, 'terracotta', 6); books(at(1.95, -.08, .34), ('oat', 'deep', 'linen'), 2); vase(at(2.15, .65, .44), 'round', .9, 'ceramic', 'branch', 4)
    frame_chair(at(-.25, .85, 0, math.pi*.58), 'teak', 'ivory', 'clay_cloth', 2); frame_chair(at(-.35, -.75, 0, math.pi*.44), 'teak', 'ivory', None, 3); side_table(at(-.5, .08), .2, .46, 'teak'); vase(at(-.5, .08, .46), 'bottle', .8, 'terracotta')
    canvas_art(at(x1, .9, 1.25, -math.pi/2), 1.5, 1.15, seed=3, frame='teak_z'); canvas_art(at(x1, -1.35, 1.25, -math.pi/2), 1.1, 1.15, ((.72, .62, .48), (.30, .12, .07), (.76, .70, .6)), seed=4, frame='teak_z')
    for k, (x, y, z, r) in enumerate(((1.6, -.3, 2.15, .34), (2.2, .35, 2.4, .25), (1.35, .5, 2.5, .22))): basket_lamp(x, y, z, r)
    plant(3.75, 2.55, 0, 'paddle', 1.05, 'terracotta', 2); basket(at(-1.0, 1.9), .26, .36, 'oat'); lounger(-1.3, y1+1.4, 0, math.pi-.2, 'clay_cloth'); plant(-3.6, y1+1.2, 0, 'agave', 1.1, 'terracotta', 5)


def kitchen():
    x0, x1, y0, y1, h = -4.0, 4.0, -3.7, 3.0, 3.1; room(x0, x1, y0, y1, h, WALL, FLOOR, PALE); beams(x0, x1, y0, y1+2.4, h, 'teak'); sliders(x0, x1, y1, 2.6, 4, (2, 4), 'metal', WALL); garden_view(y1+2.2, 5)
    base_run(at(x0+.32, -.1, 0, math.pi/2), 5.4, 'teak_z', 'travertine', 7, hob=-.2, kind='flat'); tilewall('moss', 'x', x0, -2.8, 2.6, .90, 1.62, (.15, .075), 1, 4); hood(at(x0, .1, 1.95, math.pi/2), 1.3, 1.2, WALL)
    shelf(at(x0, -1.9, 1.72, math.pi/2), 1.7, .26, 'teak_y', seed=3); shelf(at(x0, 1.75, 1.72, math.pi/2), 1.3, .26, 'teak_y', seed=4)
    island(at(-.75, -.1, 0, -math.pi/2), 2.9, 1.05, 'teak_z', 'travertine', kind='fluted', sink=.55)
    for k in range(3): stool(at(.12, -.95+k*.85, 0, -math.pi/2), 'teak', 'ivory')
    bowl(at(-.65, .6, .92), .2, .08, 'terracotta', 8); board_and_bread(at(-.8, -.25, .92, .4)); vase(at(-.75, -1.2, .92), 'olla', .75, 'terracotta', 'branch', 3); vase(at(x0+.3, -2.2, .90), 'bottle', .9, 'ceramic'); vase(at(x0+.3, 1.4, .90), 'round', .8, 'stoneware')
    for k in range(3): basket_lamp(-.75, -1.0+k*.9, 2.05, .21)
    plant(3.4, 2.4, 0, 'paddle', 1.0, 'terracotta', 4); lounger(2.2, y1+1.4, 0, math.pi+.3, 'clay_cloth')


def dining():
    x0, x1, y0, y1, h = -3.6, 3.9, -3.8, 2.8, 3.3; room(x0, x1, y0, y1, h, PALE, FLOOR, PALE, left=WALL, right=WALL); beams(x0, x1, y0, y1+2.4, h, 'teak'); sliders(x0, x1, y1, 2.75, 3, (0, 2), 'metal', WALL); lagoon_view(y1+2.2, seed=6)
    round_table(at(.6, .1), 1.0, .75, 'teak_x', 'teak_z'); rug(-1.1, 2.3, -1.6, 1.8, 'oat', 'clay_cloth')
    for k in range(8):
        a = k*math.pi/4+.2; M = at(.6+1.22*math.sin(a), .1-1.22*math.cos(a), 0, a+math.pi); dining_chair(M, 'teak', 'thatch', 'woven', k); setting(at(.6+.98*math.sin(a), .1-.98*math.cos(a), .75, a), 'clay_cloth', 'stoneware')
    vase(at(.6, .1, .75), 'olla', .8, 'terracotta', 'branch', 7); basket_lamp(.6, .1, 1.95, .48)
    bx('teak_x', 3.4, 3.88, -2.3, 1.7, .25, .85, .01); fronts(at(3.42, -.3, 0, -math.pi/2), -2., 2., .26, .84, -.04, 'teak_z', 6, None, 'fluted'); table_lamp(at(3.62, 1.3, .85), 1.1, 'terracotta'); vase(at(3.62, -1.7, .85), 'tall', .9, 'ceramic', 'leaf', 2); bowl(at(3.6, .35, .85), .2, .08, 'stoneware'); books(at(3.6, -.6, .85), ('deep', 'oat'), 3)
    canvas_art(at(x1, -.3, 1.25, -math.pi/2), 2.2, 1.2, ((.76, .68, .55), (.42, .20, .11), (.16, .22, .20)), 'teak_z', 8); plant(-3.0, 2.2, 0, 'tree', 1.15, 'terracotta', 3); plant(-2.2, y1+1.4, 0, 'agave', 1., 'terracotta', 6)


def bath():
    x0, x1, y0, y1, h = -2.7, 2.7, -2.9, 2.4, 3.0; room(x0, x1, y0, y1, h, WALL, cement('pebble', (.55, .46, .36), .45), PALE); beams(x0, x1, y0, y1+2.4, h, 'teak'); bx(WALL, x0, x1, y1-.1, y1+.15, 2.65, h, .01)
    garden_view(y1+2.2, 7); planted(-4, 4, y1+1.2, y1+2.2, 18, 9, ('pad', 'bush'), .5, .9); curtain(x1-.9, x1-.06, y1-.18, .02, 2.65, seed=4)
    tub(at(-.25, 1.05, 0, .0), 1.8, .84, .58, 'gel_cream'); floor_tap(at(.15, 1.72, 0, 0.), 'brass'); side_table(at(-1.45, 1.15), .2, .48, 'teak'); towel(-1.45, 1.15, .48, .05, .26, .3); candle(-1.55, 1.02, .48, .03, .07)
    vanity(at(x0+.28, -.75, 0, math.pi/2), 2.1, .54, .86, 'teak_x', 'travertine', (-.5, .5), legs=True, bowl_='terracotta'); tall_mirror(at(x0, -1.25, 1.2, math.pi/2), .7, 1.05, 'teak_z'); tall_mirror(at(x0, -.25, 1.2, math.pi/2), .7, 1.05, 'teak_z')
    bottles(at(x0+.3, -.75, .86, math.pi/2)); basket_lamp(x0+.4, .7, 1.75, .16); plant(1.75, 1.95, 0, 'paddle', 1.0, 'terracotta', 7); towel_ladder(at(x0+.34, 1.45, 0, math.pi/2), 'teak', 3); rug(-1.1, .7, -.55, .35, 'ivory', 'oat'); basket(at(-2.3, .75), .22, .34, 'ivory')
    drum_table(at(.95, 1.25), .2, .44, 'teak_z'); bottles(at(.95, 1.25, .44, .4))


def bedroom():
    x0, x1, y0, y1, h = -3.5, 3.5, -3.4, 3.0, 3.2; room(x0, x1, y0, y1, h, WALL, FLOOR, PALE); beams(x0, x1, y0, y1+2.4, h, 'teak', .88, .14, .22); bx('teak_x', x0, x1, y1-.1, y1+.1, 2.76, 2.98, .01); garden_view(y1+2.2, 5); planted(-5, 5, y1+1.7, y1+2.3, 16, 11, ('bush', 'agave'), .35, .6)
    made_bed(x1-1.22, -.35, .02, -math.pi/2, 2.05, 'clay_cloth', 'deep', 'slats', 4.4, 1.32, 'teak', seed=31); rug(-.5, 2.9, -2.2, 1.5, 'stripes', 'oat')
    for y in (-1.95, 1.25): bedside(at(x1-.34, y, 0, -math.pi/2), 'teak', 'box'); basket_lamp(x1-.38, y, 1.42, .17)
    vase(at(x1-.34, 1.25, .5), 'round', .7, 'terracotta', 'branch', 5); books(at(x1-.36, -1.95, .5), ('deep', 'oat', 'ivory'), 6); canvas_art(at(x1, -.35, 1.62, -math.pi/2), 1.5, .85, ((.78, .71, .60), (.22, .26, .20), (.56, .27, .14)), 'teak_z', 17)
    bench(at(.72, -.35, 0, math.pi/2), 1.5, 'teak', 'oat'); butaque(at(-1.55, 1.75, 0, .75), 'teak', 'ivory'); side_table(at(-.75, 2.15), .2, .46, 'teak'); bowl(at(-.75, 2.15, .46), .13, .05, 'stoneware'); plant(-3.0, 2.4, 0, 'paddle', 1.05, 'terracotta', 12)
    for a, e, s in ((x0+.06, x0+.85, 21), (x1-.9, x1-.06, 22)): curtain(a, e, y1-.22, .02, 2.7, seed=s)
    for x in (-.2, 1.1): lounger(x, y1+1.15, 0, math.pi-.12, 'clay_cloth')


def suite():
    x0, x1, y0, y1, h = -3.2, 3.2, -3.3, 2.9, 3.1; room(x0, x1, y0, y1, h, PALE, FLOOR, PALE, left=plaster('rosewash', (.62, .44, .33))); beams(x0, x1, y0, y1+2.4, h, 'teak', 1.07); sliders(x0, x1, y1, 2.6, 3, (1, 3), 'metal', PALE); lagoon_view(y1+2.2, seed=8)
    made_bed(x0+1.18, -.25, .02, math.pi/2, 1.95, 'deep', 'clay_cloth', 'cane', 2.2, 1.25, 'teak', seed=11); rug(-2.4, 1.0, -1.9, 1.5, 'stripes', 'oat')
    for y in (-1.65, 1.15): bedside(at(x0+.3, y, 0, math.pi/2), 'teak', 'box'); table_lamp(at(x0+.3, y, .5), .95, 'terracotta')
    bench(at(-.42, -.25, 0, math.pi/2), 1.4, 'teak', 'ivory'); butaque(at(1.05, 1.95, 0, -.9), 'teak', 'oat'); side_table(at(.35, 2.1), .2, .46, 'teak'); books(at(.35, 2.1, .46), ('clay_cloth', 'oat'), 5)
    canvas_art(at(x0, 1.95, 1.15, math.pi/2), .8, 1.1, ((.80, .73, .62), (.20, .24, .20), (.55, .25, .13)), 'teak_z', 6); curtain(x1-.95, x1-.06, y1-.2, .02, 2.55, seed=5); curtain(x0+.06, x0+.8, y1-.2, .02, 2.55, seed=6); basket_lamp(0., -.3, 2.2, .36); plant(2.75, 2.35, 0, 'tree', 1.1, 'terracotta', 9); lounger(1.6, y1+1.4, 0, math.pi, 'clay_cloth')


def view():
    x0, x1, y0, y1, h = -2.9, 2.9, -2.6, 2.6, 2.9; room(x0, x1, y0, y1, h, PALE, FLOOR, PALE, beyond=3.2); beams(x0, x1, y0, y1+3.2, h, 'teak', .97); lagoon_view(y1+3.1, seed=12)
    bed_from_pillow(-.15, 'clay_cloth', 'teak', 2.1, 5)
    for s in (-1, 1): curtain(*sorted((s*2.8, s*1.75)), y1-.2, .02, 2.7, seed=s+4)
    for s, t_ in ((-1, .18), (1, -.18)): lounger(s*1.05, y1+1.7, 0, math.pi+t_, 'clay_cloth')
    lathe(0, y1+1.6, 0, [(0, 0), (.2, 0), (.22, .02), (.2, .42), (.24, .44), (0, .44)], 'ceramic'); plant(-2.5, y1+2.4, 0, 'agave', 1., 'terracotta', 4); plant(2.5, y1+2.4, 0, 'paddle', .9, 'terracotta', 5); bench(at(0, .42, 0, 0), 1.5, 'teak', 'oat')


def detail():
    tiles('travertine', -4, 4, -2, 5, 0, 1., 1.); bx(WALL, -5, 5, 2.2, 2.4, 0, 3, .01); bx('teak_x', -.9, .9, -.25, .28, .68, .72, .008, 3); area(-2.6, .4, 1.6, 2.4, 2.4, 1, rx=0, ry=-math.pi/2, portal=True)
    vase(at(-.10, .05, .72), 'olla', .62, 'terracotta', 'branch', 3); bowl(at(.22, -.04, .72), .13, .055, 'stoneware', 4); books(at(-.38, .02, .72, .2), ('clay_cloth', 'ivory', 'oat'), 4); turned(at(.02, -.16, .72), [(0, 0), (.034, 0), (.038, .02), (.036, .08), (.033, .082), (.031, .02), (0, .015)], 'stoneware', 32)
    pot(1.0, 1.7, 0, .34, .96); link(bush_mesh(4, 1200, .5, .5, .05), None, at(1.0, 1.7, .9)); plant(-1.1, 1.6, 0, 'paddle', 1.2, 'terracotta', 8)
