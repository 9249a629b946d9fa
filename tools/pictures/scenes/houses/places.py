# Rooms that belong to no single house: the pictures of the home page.
SHOTS = {
    'waking': dict(sun_el=33., sun_az=40., dust=.7, ozone=1.6, cloud=.85, cloud_k=12., cam=(2.75, -3.15, 1.42), look=(-1.0, 1.6, 1.42), lens=20., shift=-.03, level=1, ambient=.55),
}
WALL = plaster('dune_wall', (.78, .70, .58)); timber('parota', (.15, .075, .035), (.27, .145, .07), (.38, .22, .11)); timber('oak', (.34, .23, .13), (.46, .33, .20), (.55, .41, .27)); cement('sand_floor', (.62, .54, .44))
cloth('ivory', (.84, .81, .74)); cloth('sage', (.36, .40, .31)); cloth('rust', (.45, .19, .10)); cloth('oat', (.70, .62, .50), 240.)


def waking():
    x0, x1, y0, y1, h = -3.8, 3.6, -3.6, 2.7, 3.35; room(x0, x1, y0, y1, h, WALL, 'sand_floor', beyond=1.5); beams(x0, x1, y0, y1+1.4, h, 'parota', .85, .13, .24); ocean_view(y1+3.0, 6)
    planks('oak_y', 'y', x0, x1, y0, y1+.1, .001, .010, .19, .003); planks('deck', 'y', x0-3, x1+3, y1+.1, y1+3.0, -.01, .012, .14); rail(x0-3, x1+3, y1+3.05)
    for x in (x0+.14, x1-.14): bx('parota_z', x-.14, x+.14, y1-.14, y1+.14, 0, h, .01)
    bx('parota_x', x0, x1, y1-.12, y1+.12, h-.34, h-.02, .01)
    made_bed(x0+1.25, -.35, .02, math.pi/2, 2.1, 'rust', 'sage', 'posts', 2.3, 1.15, 'parota', 'ivory', 21)
    rug(x0+.5, x0+4.0, -2.2, 1.5, 'oat', 'oat'); bench(at(x0+2.75, -.35, 0, math.pi/2), 1.6, 'parota', 'ivory'); basket(at(x0+3.35, 1.15), .24, .34, 'rust')
    for y in (-1.95, 1.25): bedside(at(x0+.34, y, 0, math.pi/2), 'parota', 'box'); table_lamp(at(x0+.34, y, .5), 1.0, 'stoneware')
    for s, x in ((-1, x0+.22), (1, x1-.9)): curtain(x, x+.72, y1-.24, .02, h-.36, seed=s+9)
    shell_chair(at(1.6, 1.3, 0, -.75), 'ivory', .44, 4, 'parota'); side_table(at(2.5, 1.0), .22, .46, 'parota'); vase(at(2.5, 1.0, .46), 'round', .75, 'ceramic', 'branch', 8); plant(3.1, 2.1, 0, 'tree', 1.35, 'terracotta', 6)
    lounger(-1.5, y1+1.55, 0, math.pi-.1, 'fab_terra'); lounger(-.1, y1+1.6, 0, math.pi-.14, 'fab_indigo', seed=3); plant(3.1, y1+2.3, 0, 'agave', 1.0, 'ceramic', 3); plant(-3.3, y1+2.3, 0, 'paddle', 1.2, 'terracotta', 5)
    canvas_art(at(x0+.01, -.35, 1.62, math.pi/2), 1.3, .8, seed=14)
