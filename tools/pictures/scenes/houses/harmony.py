# Lagoon Apartment Harmony: pale oak, white walls, round forms, sage and clay; the lagoon from an upper floor.
SHOTS = {
    'living': dict(sun_el=24., sun_az=-30., dust=.8, ozone=1.7, cloud=.85, cloud_k=12., cam=(-2.5, -2.7, 1.4), look=(1.1, 1.5, 1.4), lens=21., shift=-.04, level=1, ambient=.5),
    'kitchen': dict(sun_el=28., sun_az=38., dust=.8, ozone=1.7, cloud=.85, cloud_k=12., cam=(2.3, -2.7, 1.4), look=(-.9, 1.4, 1.4), lens=21., shift=-.045, level=1, ambient=.9),
    'dining': dict(sun_el=30., sun_az=44., dust=.8, ozone=1.7, cloud=.85, cloud_k=12., cam=(1.9, -2.6, 1.4), look=(-.5, 1.6, 1.4), lens=22., shift=-.05, level=1, ambient=.9, bulb=9., glow=.7),
    'bath': dict(sun_el=30., sun_az=-44., dust=.8, ozone=1.7, cloud=.85, cloud_k=12., cam=(-1.5, -2.1, 1.4), look=(.9, 1.5, 1.4), lens=20., shift=-.05, level=1, ambient=.5),
    'bedroom': dict(sun_el=32., sun_az=40., dust=.8, ozone=1.7, cloud=.85, cloud_k=12., cam=(2.2, -2.5, 1.4), look=(-1.3, 1.4, 1.4), lens=21., shift=-.05, level=1, ambient=.5),
    'suite': dict(sun_el=30., sun_az=-46., dust=.8, ozone=1.7, cloud=.85, cloud_k=12., cam=(-2.1, -2.4, 1.4), look=(1.2, 1.4, 1.4), lens=21., shift=-.05, level=1, ambient=.5),
    'view': dict(sun_el=14., sun_az=26., dust=1., ozone=2., cloud=.9, cloud_k=7., cam=(-.5, -1.75, 1.4), look=(-.2, 3., 1.4), lens=22., shift=-.09, level=1),
    'detail': dict(sun_el=30., sun_az=-38., dust=.8, ozone=1.6, cloud=.8, cloud_k=12., cam=(.44, -1.5, 1.20), look=(-.02, -.1, .84), lens=46., fstop=8., focus=1.25, level=0, shift=0., ambient=.5),
}
WALL = plaster('milk', (.83, .81, .765)); timber('oak', (.36, .245, .15), (.50, .36, .235), (.62, .475, .33), .5); cement('dove', (.60, .57, .52), .38); slab('jade', (.70, .74, .68), (.36, .44, .38)); glaze('sage_tile', (.25, .33, .26), (.36, .44, .36), (.46, .54, .45))
cloth('cream', (.82, .78, .70)); cloth('sage', (.34, .40, .31)); cloth('brick', (.50, .25, .17)); cloth('sand_cloth', (.66, .57, .45), 220.); plain('sage_paint', (.36, .42, .34), .45, .1)


def living():
    x0, x1, y0, y1, h = -3.9, 3.9, -3.5, 2.8, 2.9; room(x0, x1, y0, y1, h, WALL, 'dove', beyond=2.0); sliders(x0, x1, y1, 2.75, 4, (0, 2), 'oak_z'); lagoon_view(y1+2.0, -6.5, 3, 70.); rail(x0-2, x1+2, y1+1.95)
    lounge_sofa(at(3.15, -.25, 0, -math.pi/2), 3.2, 1.0, 'cream', ('sage', 'sand_cloth', 'brick', 'sage'), 'oak_y', (1, 1), 0, 6); turned(at(1.25, -.2), [(0, 0), (1.75, 0), (1.76, .012), (1.70, .018), (0, .018)], 'sand_cloth', 72)
    drum_table(at(1.35, -.55), .46, .34, 'oak_z'); drum_table(at(1.5, .35), .30, .26, 'jade'); vase(at(1.3, -.6, .34), 'olla', .6, 'ceramic', 'branch', 9); bowl(at(1.5, .35, .26), .15, .06, 'terracotta'); books(at(1.55, -.35, .34), ('sage', 'cream', 'brick'), 6)
    shell_chair(at(-.1, .8, 0, math.pi*.62), 'sage', .42, 3, 'oak'); shell_chair(at(.0, -.85, 0, math.pi*.42), 'brick', .42, 5, 'oak'); disc_lamp(1.3, -.2, 2.1, .5)
    canvas_art(at(x1, -.25, 1.2, -math.pi/2), 1.9, 1.1, ((.82, .78, .69), (.36, .42, .32), (.60, .32, .22)), 'oak_z', 11); floor_lamp(at(3.45, 1.8), 1.55, 'brass', .2); plant(3.35, 2.4, 0, 'tree', 1.15, 'ceramic', 12); curtain(x0+.06, x0+.7, y1-.2, .02, 2.72, seed=3); curtain(x1-.7, x1-.06, y1-.2, .02, 2.72, seed=4)
    plant(-3.0, y1+1.3, 0, 'paddle', .95, 'ceramic', 3); frame_chair(at(-1.6, y1+1.1, 0, math.pi+.3), 'oak', 'cream', 'sage', 4)


def kitchen():
    x0, x1, y0, y1, h = -3.6, 3.6, -3.6, 2.7, 2.8; room(x0, x1, y0, y1, h, WALL, 'dove', beyond=2.0); sliders(x0, x1, y1, 2.6, 3, (1, 3), 'oak_z'); lagoon_view(y1+2.0, -6.5, 5, 70.); rail(x0-2, x1+2, y1+1.95)
    base_run(at(x0+.32, .15, 0, math.pi/2), 4.4, 'sage_paint', 'jade', 6, hob=.5, sink=None, kind='shaker'); tall_units(at(x0+.32, -2.65, 0, math.pi/2), 1.25, 2.35, 'sage_paint', 2, kind='shaker', oven=1); tilewall('sage_tile', 'x', x0, -2.0, 2.35, .90, 1.55, (.075, .15), 1, 8)
    shelf(at(x0, .9, 1.62, math.pi/2), 2.3, .25, 'oak_y', seed=7); shelf(at(x0, .9, 2.0, math.pi/2), 2.3, .25, 'oak_y', seed=8); bx(WALL, x0, x0+.5, -.95, -.35, 1.7, h, .06, 4)
    island(at(-.75, -.05, 0, -math.pi/2), 2.6, .95, 'oak_z', 'jade', kind='fluted', waterfall=False, sink=-.5, n=4); 
    for k in range(3): stool(at(.02, -.8+k*.78, 0, -math.pi/2), 'oak', 'brick')
    bowl(at(-.7, .55, .92), .19, .08, 'ceramic', 7, 5); vase(at(-.8, .05, .92), 'round', .9, 'stoneware', 'branch', 11); board_and_bread(at(-.65, -.95, .92, .5))
    for k in range(2): cone_lamp(-.72, -.5+k*1.1, 1.85, .21, 'ceramic')
    vase(at(x0+.3, 1.9, .9), 'tall', .7, 'terracotta', 'leaf', 3); plant(3.1, 2.2, 0, 'tree', 1.1, 'ceramic', 5); frame_chair(at(1.6, y1+1.1, 0, math.pi-.3), 'oak', 'cream', 'sage', 4)


def dining():
    x0, x1, y0, y1, h = -3.4, 3.3, -3.5, 2.6, 2.8; room(x0, x1, y0, y1, h, WALL, 'dove', beyond=2.0, left=plaster('sagewash', (.45, .49, .40))); sliders(x0, x1, y1, 2.6, 3, (0, 2), 'oak_z'); lagoon_view(y1+2.0, -6.5, 7, 70.); rail(x0-2, x1+2, y1+1.95)
    round_table(at(-.45, .15), .92, .75, 'oak_x', 'oak_z')
    for k in range(6): a = k*math.pi/3+.3; dining_chair(at(-.45+1.1*math.sin(a), .15-1.1*math.cos(a), 0, a+math.pi), 'oak', 'cream', 'round', k); setting(at(-.45+.9*math.sin(a), .15-.9*math.cos(a), .75, a), 'sage', 'ceramic')
    vase(at(-.45, .15, .75), 'round', 1.1, 'terracotta', 'branch', 4); disc_lamp(-.45, .15, 1.9, .42)
    bx('oak_y', x0+.02, x0+.46, -2.0, 1.4, .3, .8, .01); fronts(at(x0+.45, -.3, 0, math.pi/2), -1.7, 1.7, .31, .79, -.04, 'oak_z', 5, None, 'fluted'); table_lamp(at(x0+.26, .9, .8), 1., 'ceramic'); vase(at(x0+.26, -1.3, .8), 'olla', .8, 'stoneware'); books(at(x0+.26, -.3, .8), ('brick', 'cream'), 7); canvas_art(at(x0, -.3, 1.15, math.pi/2), 1.5, 1.05, ((.83, .79, .70), (.58, .32, .20), (.30, .36, .28)), 'oak_z', 14); plant(2.8, 2.1, 0, 'paddle', 1., 'ceramic', 8)


def bath():
    x0, x1, y0, y1, h = -2.3, 2.5, -2.8, 2.2, 2.75; room(x0, x1, y0, y1, h, WALL, 'dove', beyond=1.8); sliders(x0, x1, y1, 2.6, 2, (0, 1), 'oak_z'); lagoon_view(y1+1.8, -6.5, 9, 70.); rail(x0-2, x1+2, y1+1.75)
    tilewall('sage_tile', 'x', x1, -2.8, 2.15, 0, h-.02, (.075, .15), -1, 12)
    vanity(at(x1-.30, -.55, 0, -math.pi/2), 1.9, .52, .84, 'oak_z', 'jade', (-.45, .45), 'fluted', bowl_='gel_cream'); round_mirror(at(x1-.03, -.1, 1.55, -math.pi/2), .38, 'brass'); round_mirror(at(x1-.03, -1.0, 1.55, -math.pi/2), .38, 'brass'); bottles(at(x1-.3, -.55, .84, -math.pi/2))
    shower(at(x1-.02, 1.45, 0, -math.pi/2), 'brass'); glass_screen(at(x1-.62, .68, 0, 0), 1.2, 2.1, 'brass'); bx('oak_x', x1-.5, x1-.1, 1.75, 2.1, .40, .45, .006); [bx('oak_z', x, x+.04, y, y+.04, 0, .40, .004) for x in (x1-.48, x1-.16) for y in (1.77, 2.04)]; towel(x1-.3, 1.92, .45, .05, .26, .2)
    for y in (.25, -.55, -1.35): globe_lamp(x1-.2, y, 1.62, .06)
    rug(.3, 1.5, -1.0, .1, 'cream', 'sage'); plant(.75, 1.85, 0, 'paddle', .95, 'ceramic', 14); basket(at(1.9, .35), .18, .3, 'sage')


def bedroom():
    x0, x1, y0, y1, h = -3.2, 3.2, -3.2, 2.7, 2.85; room(x0, x1, y0, y1, h, WALL, planks_floor('oak', -3.2, 3.2, -3.2, 4.7), beyond=2.0); sliders(x0, x1, y1, 2.65, 3, (1, 3), 'oak_z'); lagoon_view(y1+2.0, -6.5, 17, 70.); rail(x0-2, x1+2, y1+1.95)
    made_bed(x0+1.22, -.3, .02, math.pi/2, 2.0, 'sand_cloth', 'sage', 'cloth', 3.0, 1.1, 'oak', 'brick', 29); turned(at(-.5, -.3), [(0, 0), (1.95, 0), (1.96, .012), (1.90, .018), (0, .018)], 'cream', 72)
    for y in (-1.75, 1.15): bedside(at(x0+.32, y, 0, math.pi/2), 'oak'); table_lamp(at(x0+.32, y, .5), .9, 'terracotta')
    canvas_art(at(x0, -.3, 1.42, math.pi/2), 1.5, .8, ((.82, .78, .69), (.60, .32, .22), (.36, .42, .32)), 'oak_z', 21); bench(at(-.35, -.3, 0, math.pi/2), 1.5, 'oak', 'sage'); frame_chair(at(1.75, 1.35, 0, -.8), 'oak', 'cream', 'brick', 7); side_table(at(2.5, .75), .2, .46, 'oak'); vase(at(2.5, .75, .46), 'round', .8, 'stoneware', 'branch', 12)
    curtain(x0+.06, x0+.9, y1-.2, .02, 2.6, seed=15); curtain(x1-.8, x1-.06, y1-.2, .02, 2.6, seed=16); plant(2.75, 2.2, 0, 'paddle', .9, 'ceramic', 13)


def suite():
    x0, x1, y0, y1, h = -3.1, 3.1, -3.1, 2.6, 2.8; room(x0, x1, y0, y1, h, WALL, planks_floor('oak', -3.1, 3.1, -3.1, 4.6), beyond=2.0, right=plaster('sagewash', (.45, .49, .40))); sliders(x0, x1, y1, 2.6, 3, (0, 2), 'oak_z'); lagoon_view(y1+2.0, -6.5, 11, 70.); rail(x0-2, x1+2, y1+1.95)
    made_bed(x1-1.18, -.3, .02, -math.pi/2, 1.9, 'sage', 'brick', 'cane', 2.3, 1.2, 'oak', seed=23); turned(at(.6, -.3), [(0, 0), (1.9, 0), (1.91, .012), (1.85, .018), (0, .018)], 'sand_cloth', 72)
    for y in (-1.7, 1.1): bedside(at(x1-.3, y, 0, -math.pi/2), 'oak', 'drum', .46); cone_lamp(x1-.32, y, 1.25, .13, 'terracotta')
    shell_chair(at(-1.55, 1.3, 0, .8), 'brick', .42, 6, 'oak'); side_table(at(-2.25, .75), .2, .46, 'oak'); books(at(-2.25, .75, .46), ('sage', 'cream'), 8); bench(at(.35, -.3, 0, math.pi/2), 1.4, 'oak', 'cream'); curtain(x1-.8, x1-.06, y1-.2, .02, 2.55, seed=8); plant(-2.6, 2.1, 0, 'tree', 1.1, 'ceramic', 9); vase(at(x1-.3, 1.1, .46), 'bottle', .7, 'stoneware')


def view():
    x0, x1, y0, y1, h = -2.8, 2.8, -2.6, 2.5, 2.8; room(x0, x1, y0, y1, h, WALL, planks_floor('oak', -2.8, 2.8, -2.6, 5.0), beyond=2.4); lagoon_view(y1+2.4, -6.5, 13, 70.); rail(x0-2, x1+2, y1+2.35)
    bed_from_pillow(-.15, 'sage', 'oak', 2.1, 2)
    for s in (-1, 1): curtain(*sorted((s*2.7, s*1.9)), y1-.2, .02, 2.65, seed=s+14)
    frame_chair(at(-1.15, y1+1.2, 0, math.pi+.35), 'oak', 'cream', 'brick', 3); frame_chair(at(1.15, y1+1.2, 0, math.pi-.35), 'oak', 'cream', 'sage', 5); drum_table(at(0, y1+1.2), .28, .42, 'oak_z'); vase(at(.05, y1+1.2, .42), 'round', .7, 'terracotta', 'branch', 6); plant(-2.4, y1+1.8, 0, 'paddle', .9, 'ceramic', 6); bench(at(0, .42), 1.4, 'oak', 'cream')


def planks_floor(wood, x0, x1, y0, y1):
    """Boards laid along y; gives the material that lies under them."""
    r = random.Random(5)
    for k in range(round((x1-x0)/.19)):
        y = y0-r.random()*1.6
        while y < y1: e = y+R(r, 1.5, 2.4); bx(f'{wood}_y', x0+k*.19+.001, x0+(k+1)*.19-.001, max(y, y0)+.001, min(e, y1)-.001, -.02, .006+r.random()*.0006, .002, 1); y = e
    return 'dove'


def detail():
    room(-3.4, 3.3, -3.5, 2.6, 2.8, WALL, 'dove', beyond=2.0); sliders(-3.4, 3.3, 2.6, 2.6, 3, (0, 2), 'oak_z'); lagoon_view(4.6, -6.5, 7, 70.); rail(-5.4, 5.3, 4.55); round_table(at(0, .15), .92, .75, 'oak_x', 'oak_z'); board_and_bread(at(-.38, .06, .75, .5)); bowl(at(-.12, .46, .75), .16, .07, 'ceramic', 6, 7)
    vase(at(.24, .26, .76), 'round', .95, 'terracotta', 'branch', 15); turned(at(.24, .26, .75), [(0, 0), (.06, 0)] + [(.055+.062*math.sin(math.pi*(.12+.76*k/14)), .006+.19*k/14) for k in range(15)] + [(.052, .215), (.056, .225), (.048, .222)], 'terracotta', 64)
    for x, y, a in ((-.22, -.36, .25), (.34, -.32, -.3)): plate(x, y, .75, .145, 'stoneware'); plate(x, y, .766, .105, 'linen'); bx('sage', -.045, .045, -.085, .085, .782, .794, .005, 3, M=at(x, y, 0, a)); wineglass(x+.19, y+.2, .75, .95)
    for a in (1.9, 3.0, 4.0): dining_chair(at(1.1*math.sin(a), .15-1.1*math.cos(a), 0, a+math.pi), 'oak', 'cream', 'round', 3)
