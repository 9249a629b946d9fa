# Villa Paradise: lime-washed clay walls, baked tile, dark wood, wrought iron, blue glazed tile; arches on the courtyard.
SHOTS = {
    'living': dict(sun_el=40., sun_az=36., dust=.8, ozone=1.6, cloud=.8, cloud_k=12., cam=(2.75, -2.75, 1.4), look=(-1.2, 1.4, 1.4), lens=21., shift=-.04, level=1),
    'kitchen': dict(sun_el=38., sun_az=-44., dust=.8, ozone=1.6, cloud=.8, cloud_k=12., cam=(-2.5, -2.7, 1.4), look=(1.0, 1.4, 1.4), lens=21., shift=-.045, level=1),
    'dining': dict(sun_el=42., sun_az=-34., dust=.8, ozone=1.6, cloud=.8, cloud_k=12., cam=(-2.1, -2.9, 1.4), look=(.6, 1.6, 1.4), lens=21., shift=-.05, level=1),
    'bath': dict(sun_el=52., sun_az=118., ambient=.5, dust=.8, ozone=1.6, cloud=.8, cloud_k=12., cam=(1.7, -2.1, 1.4), look=(-.8, 1.5, 1.4), lens=20., shift=-.05, level=1),
    'bedroom': dict(sun_el=40., sun_az=-42., dust=.8, ozone=1.6, cloud=.8, cloud_k=12., cam=(-2.2, -2.5, 1.4), look=(1.2, 1.4, 1.4), lens=21., shift=-.05, level=1),
    'suite': dict(sun_el=36., sun_az=44., dust=.8, ozone=1.6, cloud=.8, cloud_k=12., cam=(2.1, -2.4, 1.4), look=(-1.2, 1.4, 1.4), lens=21., shift=-.05, level=1),
    'view': dict(sun_el=34., sun_az=-30., dust=.9, ozone=1.8, cloud=.8, cloud_k=10., cam=(0., -1.75, 1.4), look=(.0, 3., 1.4), lens=22., shift=-.09, level=1),
    'detail': dict(sun_el=26., sun_az=-115., dust=.8, ozone=1.6, cloud=.8, cloud_k=12., cam=(-.42, -1.40, 1.18), look=(.03, .1, .91), lens=48., fstop=4., focus=1.55, level=0, shift=0.),
}
CLAY = plaster('clay', (.66, .40, .265)); LIME = plaster('limewash', (.80, .72, .60)); timber('mesquite', (.07, .034, .018), (.14, .068, .034), (.22, .12, .065)); glaze('barro', (.30, .135, .075), (.42, .21, .125), (.52, .30, .19), .5, 0.); glaze('talavera', (.03, .09, .22), (.05, .16, .34), (.62, .66, .66)); plain('leather', (.40, .21, .10), .55)
cloth('wool', (.78, .71, .60)); cloth('cochineal', (.42, .06, .06)); cloth('marigold', (.66, .36, .07)); cloth('indigo', (.05, .10, .22)); slab('cantera', (.60, .50, .40), (.44, .36, .28), .5); FLOOR = ('barro', .4, .4)


def living():
    x0, x1, y0, y1, h = -4.2, 4.2, -3.6, 2.9, 3.5; room(x0, x1, y0, y1, h, LIME, FLOOR, LIME); arches(x0, x1, y1, h, 3, LIME, 1.6, .5, .5); beams(x0, x1, y0, y1, h, 'mesquite', .7, .14, .2); courtyard_view(y1+1., CLAY)
    bench_sofa(at(x0+.55, -.3, 0, math.pi/2), 4.0, 1.0, LIME, 'wool', ('cochineal', 'marigold', 'wool', 'indigo', 'cochineal'), 4); rug(-3.3, .4, -2.0, 1.5, 'stripes', 'wool'); trestle_table(at(-1.75, -.3, 0, math.pi/2), 1.5, .8, .40, 'mesquite', .06); bowl(at(-1.7, .1, .40), .2, .08, 'terracotta', 6); vase(at(-1.8, -.6, .40), 'olla', .6, 'terracotta', 'branch', 5); books(at(-1.75, -.25, .40), ('indigo', 'wool'), 4)
    equipal(at(.25, .75, 0, -math.pi*.55), 'leather', 2); equipal(at(.3, -.75, 0, -math.pi*.45), 'leather', 3); iron_ring(-1.6, -.2, 2.25, .55, 8); canvas_art(at(x0, -.3, 1.35, math.pi/2), 1.7, 1.2, ((.76, .66, .50), (.48, .10, .08), (.08, .14, .26)), 'mesquite_z', 17)
    plant(-3.7, 2.3, 0, 'paddle', 1.05, 'terracotta', 9); basket(at(.2, 1.9), .26, .36, 'cochineal'); side_table(at(.45, .02), .2, .44, 'mesquite'); vase(at(.45, .02, .44), 'bottle', .8, 'talavera')


def kitchen():
    x0, x1, y0, y1, h = -3.9, 3.9, -3.7, 2.8, 3.3; room(x0, x1, y0, y1, h, LIME, FLOOR, LIME); arches(x0, x1, y1, h, 3, LIME, 1.55, .5, .45); beams(x0, x1, y0, y1, h, 'mesquite', .7, .14, .2); courtyard_view(y1+1., CLAY, seed=6)
    M = at(x1-.34, -.1, 0, -math.pi/2); bx(CLAY, -2.7, 2.7, -.32, .34, 0, .86, .03, 3, M=M); [bx('mesquite_z', -2.5+k*.86, -1.78+k*.86, -.34, -.30, .12, .78, .01, M=M) for k in range(6)]; bx('cantera', -2.74, 2.74, -.36, .34, .86, .91, .012, 3, M=M); bx('darkhob', -.45, .45, -.25, .25, .91, .918, .003, 2, M=M)
    tilewall('talavera', 'x', x1, -2.8, 2.6, .91, 1.7, (.11, .11), -1, 6); hood(at(x1, -.1, 2.0, -math.pi/2), 1.5, 1.3, LIME); shelf(at(x1, 1.75, 1.85, -math.pi/2), 1.4, .26, 'mesquite_y', seed=11); shelf(at(x1, -1.95, 1.85, -math.pi/2), 1.4, .26, 'mesquite_y', seed=12)
    trestle_table(at(.7, -.1, 0, math.pi/2), 2.9, 1.05, .92, 'mesquite', .08); bx('mesquite_y', .35, 1.05, -1.2, 1.0, .20, .25, .006)
    for k in range(3): stool(at(-.1, -.95+k*.85, 0, math.pi/2), 'mesquite', 'leather'); basket(at(.72, -.8+k*.75, .25), .19, .26)
    bowl(at(.65, .6, .92), .22, .09, 'terracotta', 9, 2); board_and_bread(at(.75, -.3, .92, 1.3)); vase(at(.7, -1.05, .92), 'olla', .8, 'terracotta', 'branch', 8); vase(at(x1-.3, 1.5, .91), 'bottle', 1., 'talavera'); vase(at(x1-.3, -1.7, .91), 'olla', .7, 'terracotta')
    for k in range(2): iron_ring(.7, -.75+k*1.3, 2.15, .34, 6)
    plant(-3.4, 2.2, 0, 'paddle', 1.05, 'terracotta', 12)


def dining():
    x0, x1, y0, y1, h = -3.6, 3.8, -3.9, 2.8, 3.5; room(x0, x1, y0, y1, h, LIME, FLOOR, LIME, right=CLAY); arches(x0, x1, y1, h, 3, LIME, 1.6, .5, .45); beams(x0, x1, y0, y1, h, 'mesquite', .7, .14, .2); courtyard_view(y1+1., CLAY, seed=8)
    trestle_table(at(.55, -.1, 0, math.pi/2), 3.3, 1.15, .75, 'mesquite', .07)
    for k in range(4):
        y = -1.2+k*.74
        for s in (-1, 1): dining_chair(at(.55+s*.86, y, 0, s*-math.pi/2), 'mesquite', 'thatch', 'woven', k+s); setting(at(.55+s*.575, y, .75, s*math.pi/2), 'cochineal', 'terracotta')
    for k, y in enumerate((-.8, -.1, .65)): vase(at(.55, y, .75), ('olla', 'round', 'olla')[k], .55, 'terracotta', 'branch' if k != 1 else None, k+6); candle(.5, y+.35, .75, .03, .1+.03*k)
    iron_ring(.55, -.1, 2.15, .7, 10); bx('mesquite_y', x1-.5, x1-.02, -1.9, 1.3, 0, .95, .012); fronts(at(x1-.48, -.3, 0, -math.pi/2), -1.6, 1.6, .08, .92, -.04, 'mesquite_z', 4, 'metal', 'shaker'); table_lamp(at(x1-.27, .8, .95), 1.1, 'talavera'); vase(at(x1-.27, -1.4, .95), 'olla', .8, 'terracotta'); bowl(at(x1-.27, -.4, .95), .22, .09, 'talavera'); tall_mirror(at(x1, -.3, 1.25, -math.pi/2), 1.3, 1.2, 'mesquite_z'); plant(-3.05, 2.1, 0, 'tree', 1.2, 'terracotta', 3)


def bath():
    x0, x1, y0, y1, h = -2.6, 2.5, -2.8, 2.3, 3.2; room(x0, x1, y0, y1, h, LIME, FLOOR, LIME, right=CLAY); arches(x0, x1, y1, h, 2, LIME, 1.5, .5, .4); beams(x0, x1, y0, y1, h, 'mesquite', .7, .13, .18); courtyard_view(y1+.8, CLAY, 5.5, seed=10)
    tub(at(.2, 1.0, 0, .12), 1.75, .84, .6, 'copper'); floor_tap(at(-.15, 1.75, 0, .1), 'brass'); drum_table(at(-1.05, 1.35), .2, .46, 'mesquite_z'); candle(-1.1, 1.3, .46, .03, .08); towel(-1.0, 1.45, .46, .045, .24, .6)
    M = at(x0+.30, -.75, 0, math.pi/2); bx(CLAY, -1.1, 1.1, -.26, .3, 0, .22, .03, 3, M=M); bx(CLAY, -1.1, -.98, -.24, .3, .18, .8, .02, 3, M=M); bx(CLAY, .98, 1.1, -.24, .3, .18, .8, .02, 3, M=M); bx('cantera', -1.14, 1.14, -.30, .3, .80, .86, .012, 3, M=M); [basin(M @ at(x, -.02, .86), .2, 'talavera_bowl', 'brass') for x in (-.5, .5)]; tilewall('talavera', 'x', x0, -1.9, .4, .86, 1.25, (.11, .11), 1, 9)
    for x in (-.6, -.1, .4): towel((M @ Vector((x, 0, 0))).x, (M @ Vector((x, 0, 0))).y, .22, .06, .34, math.pi/2)
    tall_mirror(at(x0+.02, -1.25, 1.32, math.pi/2), .62, .95, 'mesquite_z'); tall_mirror(at(x0+.02, -.25, 1.32, math.pi/2), .62, .95, 'mesquite_z'); plant(2.1, 1.3, 0, 'paddle', .9, 'terracotta', 14); rug(-1.2, .7, -.55, .3, 'stripes', 'wool')


def bedroom():
    x0, x1, y0, y1, h = -3.2, 3.2, -3.2, 2.8, 3.3; room(x0, x1, y0, y1, h, LIME, FLOOR, LIME, right=CLAY); arches(x0, x1, y1, h, 2, LIME, 1.55, .6, .45); beams(x0, x1, y0, y1, h, 'mesquite', .7, .14, .2); courtyard_view(y1+1., CLAY, seed=12)
    made_bed(x1-1.2, -.3, .02, -math.pi/2, 1.95, 'cochineal', 'marigold', 'posts', 2.12, 1.2, 'mesquite', seed=31); rug(-1.6, 2.3, -2.0, 1.4, 'stripes', 'wool')
    for y in (-1.75, 1.15): bedside(at(x1-.3, y, 0, -math.pi/2), 'mesquite'); table_lamp(at(x1-.3, y, .5), .95, 'talavera')
    bench(at(.35, -.3, 0, math.pi/2), 1.5, 'mesquite', 'wool'); butaque(at(-1.25, 1.75, 0, .75), 'mesquite', 'wool'); side_table(at(-1.95, 1.3), .2, .46, 'mesquite'); vase(at(-1.95, 1.3, .46), 'round', .8, 'terracotta', 'branch', 10); plant(-2.7, 2.1, 0, 'tree', 1.15, 'terracotta', 11); iron_ring(-.2, -.3, 2.3, .42, 6)


def suite():
    x0, x1, y0, y1, h = -3.1, 3.1, -3.1, 2.7, 3.1; room(x0, x1, y0, y1, h, LIME, FLOOR, LIME); sliders(x0, x1, y1, 2.5, 3, (1, 3), 'mesquite_z', LIME, (2, 4), .07); beams(x0, x1, y0, y1, h, 'mesquite', .8, .13, .18); garden_view(y1+2.0, 21)
    made_bed(x0+1.18, -.3, .02, math.pi/2, 1.9, 'indigo', 'marigold', 'cane', 2.2, 1.3, 'mesquite', seed=37); rug(-2.2, 1.0, -1.9, 1.4, 'wool', 'indigo')
    for y in (-1.7, 1.1): bedside(at(x0+.3, y, 0, math.pi/2), 'mesquite', 'drum', .48); table_lamp(at(x0+.3, y, .48), .9, 'terracotta')
    equipal(at(1.75, 1.25, 0, -.8), 'leather', 5); side_table(at(2.4, .7), .2, .44, 'mesquite'); books(at(2.4, .7, .44), ('indigo', 'wool'), 6); canvas_art(at(x0, 1.95, 1.1, math.pi/2), .7, 1., ((.78, .70, .56), (.08, .14, .30), (.60, .34, .10)), 'mesquite_z', 19); basket(at(-.35, -1.9), .26, .36, 'indigo'); plant(2.6, 2.15, 0, 'paddle', 1.05, 'terracotta', 16); curtain(x0+.06, x0+.7, y1-.2, .02, 2.5, seed=9)


def view():
    x0, x1, y0, y1, h = -2.9, 2.9, -2.6, 2.5, 3.2; room(x0, x1, y0, y1, h, LIME, FLOOR, LIME); arches(x0, x1, y1, h, 2, LIME, 1.5, .5, .45); beams(x0, x1, y0, y1, h, 'mesquite', .72, .14, .2); courtyard_view(y1+1., CLAY, seed=15)
    bed_from_pillow(-.15, 'cochineal', 'mesquite', 2.1, 4); bench(at(0, .42), 1.5, 'mesquite', 'wool'); equipal(at(-1.35, 1.75, 0, math.pi+.5), 'leather', 6); equipal(at(1.35, 1.75, 0, math.pi-.5), 'leather', 7); plant(0, 2.0, 0, 'agave', .8, 'terracotta', 4)


def detail():
    tiles('barro', -4, 4, -2, 5, 0, .4, .4); bx(CLAY, -5, 5, 2.0, 2.2, 0, 3, .01); bx('mesquite_x', -.9, .9, -.3, .3, .70, .76, .012, 3); area(-2.6, .4, 1.6, 2.4, 2.4, 1, ry=-math.pi/2, portal=True)
    vase(at(-.12, .10, .76), 'olla', .62, 'talavera_bowl', 'branch', 18); bowl(at(.2, -.04, .76), .14, .06, 'terracotta', 6, 8); turned(at(-.34, -.02, .76), [(0, 0), (.050, 0), (.056, .006), (.067, .028), (.074, .052), (.0745, .07), (.071, .092), (.062, .117), (.050, .138), (.0425, .153), (.0405, .163), (.043, .176), (.050, .190), (.047, .1915), (.043, .186), (.036, .165), (.038, .15)], 'terracotta', 56); turned(at(.0, -.17, .76), [(0, 0), (.034, 0), (.038, .02), (.036, .08), (.033, .082), (.031, .02), (0, .015)], 'talavera_bowl', 32); plant(1.0, 1.3, 0, 'paddle', 1.3, 'terracotta', 4)
metal('copper', (.72, .36, .20), .3); plain('talavera_bowl', (.05, .15, .34), .2, .5)
