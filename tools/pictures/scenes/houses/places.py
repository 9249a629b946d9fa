# Rooms that belong to no single house: pictures of pages, not of a home.
SHOTS = {
    'waking': dict(sun_el=33., sun_az=40., dust=.7, ozone=1.6, cloud=.85, cloud_k=12., cam=(2.75, -3.15, 1.42), look=(-1.0, 1.6, 1.42), lens=20., shift=-.03, level=1, ambient=.55),
    'veranda': dict(sun_el=20., sun_az=-52., dust=.9, ozone=1.8, cloud=.9, cloud_k=8., cam=(1.5, -2.9, 1.45), look=(-1.15, 1.6, 1.45), lens=22., shift=-.03, level=1, ambient=.55),
    'keys': dict(sun_el=11., sun_az=36., dust=.8, ozone=1.7, cloud=.85, cloud_k=10., cam=(-.25, -.75, 1.42), look=(-2.5, .34, 1.42), lens=33., shift=-.02, level=1, ambient=.6),
    'desk': dict(sun_el=24., sun_az=-42., dust=.8, ozone=1.7, cloud=.9, cloud_k=9., cam=(.95, -1.75, 1.42), look=(-.15, .25, .86), lens=32., fstop=5.6, focus=2.2, level=0, shift=0., ambient=.6),
    'welcome': dict(sun_el=16., sun_az=-66., dust=1.1, ozone=2.2, cloud=.9, cloud_k=5., cam=(-1.35, -2.05, 1.05), look=(.12, .25, .52), lens=38., fstop=4., focus=2.5, level=0, shift=0., ambient=.5),
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


def bouquet(x, y, z, r, seed):
    """Bougainvillea in a vase: three round bunches of radius r around the point where its stems part."""
    for k in range(3): link(bush_mesh(seed*10+k, 400, r, r*.87, r*.17, .62), None, at(x+r*.5*math.sin(k*2.1), y+r*.5*math.cos(k*2.1), z+r*.24*k))


def hammock(p, q, sag, w, m):
    """A woven hammock between two points, its cords gathered at both ends."""
    b = Builder(); n, k = 70, 26; p, q = Vector(p), Vector(q); side = (q-p).cross(Vector((0, 0, 1))).normalized(); low = lambda u: Vector((0, 0, -sag*4*u*(1-u)))
    for i in range(n+1):
        u = i/n; e = .15+.70*u; half = w/2*(.16+.84*math.sin(math.pi*u)**.6)
        for j in range(k+1): v = 2*j/k-1; b.v.append(tuple(p.lerp(q, e) + low(e) + side*half*v*(1-.22*abs(v)) + Vector((0, 0, .30*abs(v)**2.2*math.sin(math.pi*u) + .012*mnoise.noise(Vector((u*9, v*5, 3))))))); b.t.append(.5)
    b.f = [(i*(k+1)+j, (i+1)*(k+1)+j, (i+1)*(k+1)+j+1, i*(k+1)+j+1) for i in range(n) for j in range(k)]
    for i, end in ((0, p), (n, q)):
        for j in range(k+1): tube(end, Vector(b.v[i*(k+1)+j]), .0035, 'thatch')
    for j in (0, k):
        for i in range(4, n-3): a = Vector(b.v[i*(k+1)+j]); tube(a, a + Vector((.008*math.sin(i*2.3), .008*math.cos(i*1.7), -.13-.02*math.sin(i*.9))), .0042, m)
    link(b.mesh('hammock', [mat(m)], True))


def veranda():
    """A deep porch above the sea: a hammock between two posts, two low chairs, fruit and coffee."""
    x0, x1, y0, y1, h = -4.4, 3.6, -3.9, 2.4, 3.0; bx(WALL, x0, x1, y0-.2, y0, 0, h, 0); bx(WALL, x1, x1+.2, y0-.2, y1-1.2, 0, h, 0); bx(WALL, x0-.2, x1+.4, y0-.2, y1+.8, h+.2, h+.4, 0); planks('oak_x', 'x', x0-.2, x1+.4, y0-.2, y1+.8, h+.16, h+.2, .14); beams(x0, x1, y0, y1+.8, h+.17, 'parota', .72, .12, .19)
    planks('deck', 'y', x0-4, x1+2, y0, y1+.4, -.04, 0, .15); ocean_view(y1+.6, 4); planted(-7, 7, y1+1.2, y1+2.6, 60, 9, ('bush', 'agave', 'grass'), .5, .95, -.8)
    for x in (x0+.2, -.35, x1-.2): bx('parota_z', x-.10, x+.10, y1-.10, y1+.10, 0, h, .012)
    bx('parota_x', x0, x1+.3, y1-.11, y1+.11, h-.24, h+.02, .012)
    hammock((x0+.3, y1-.12, 1.75), (-.45, y1-.12, 1.75), 1.05, 1.5, 'ivory'); link(cushion_mesh('hc', .52, .34, .2, 'rust', 22, seed=5), None, T(-3.1, y1-.10, .98) @ RY(.42) @ RX(.1))
    butaque(at(.50, .75, 0, 2.5), 'parota', 'oat'); butaque(at(2.05, 1.15, 0, -2.75), 'parota', 'oat'); drum_table(at(1.22, .42), .30, .42, 'parota_z'); bowl(at(1.15, .51, .42), .16, .07, 'ceramic', 6, 3); cup(1.35, .29, .42, 'terracotta')
    rug(-2.9, 2.9, -1.6, 1.2, 'oat', 'sage'); plant(3.1, 1.35, 0, 'tree', 1.25, 'terracotta', 6); plant(-3.9, .3, 0, 'paddle', 1.25, 'ceramic', 4); plant(-3.3, -.9, 0, 'agave', .9, 'terracotta', 8); basket(at(-2.1, -.4), .26, .34, 'rust'); basket_lamp(1.25, .4, 2.25, .24)


def key(M, length=.13):
    """A brass key, and a tag of leather on its ring."""
    torus((0, .004, -.030), .024, .0048, 'brass', M, 32, 8); tube(M @ Vector((0, 0, -.054)), M @ Vector((0, 0, -.054-length)), .0048, 'brass')
    for k, w in ((.012, .026), (.032, .019)): bx('brass', 0, w, -.003, .003, -.054-length+k-.006, -.054-length+k+.006, .001, 1, M=M)
    N = M @ T(-.008, -.006, -.05) @ RY(.16); tube(M @ Vector((-.006, .004, -.052)), N @ Vector((0, 0, -.028)), .0016, 'rust'); bx('rust', -.018, .018, -.003, .003, -.115, -.024, .004, 2, M=N)


def keys():
    """The keys of the houses on their board, above a console with flowers and the guest book."""
    x0, x1, y0, y1, h = -2.6, 2.6, -3.2, 2.3, 2.9; room(x0, x1, y0, y1, h, WALL, 'sand_floor', beyond=1.6); arches(x0, x1, y1+.17, h, 2, WALL, 1.7, .5, .35); garden_view(y1+1.6, 5); beams(x0, x1, y0, y1, h, 'parota', .8, .12, .2)
    for k in range(3): bx('oak_y', x0+.005, x0+.035, -.52, 1.12, 1.38+k*.145, 1.38+k*.145+.142, .004)
    bx('parota_y', x0, x0+.06, -.58, 1.18, 1.815, 1.86, .006); bx('parota_y', x0, x0+.06, -.58, 1.18, 1.335, 1.38, .006)
    for row, z in enumerate((1.79, 1.585)):
        for k in range(7):
            tube((x0+.03, -.36+k*.22, z+.004), (x0+.07, -.36+k*.22, z), .007, 'parota_z')
            if (row, k) not in ((0, 4), (1, 1)): key(at(x0+.048, -.36+k*.22, z, -math.pi/2 + .05*math.sin(k*2.3+row)), .12+.018*(k % 3))
    bx('oak_y', x0+.02, x0+.46, -1.0, 1.5, .80, .86, .012); [bx('oak_z', x, x+.06, y, y+.06, 0, .80, .006) for x in (x0+.04, x0+.38) for y in (-.94, 1.38)]; bx('oak_y', x0+.04, x0+.44, -.9, 1.4, .18, .21, .006)
    vase(at(x0+.25, 1.15, .86), 'olla', 1., 'stoneware', 'branch', 5); bouquet(x0+.25, 1.15, 1.32, .17, 14)
    openbook(x0+.27, .18, .862, -math.pi/2+.10, .16, .22); tube((x0+.40, .02, .905), (x0+.34, .14, .905), .004, 'brass'); bowl(at(x0+.25, -.40, .86), .14, .06, 'terracotta'); [key(at(x0+.25, -.40, .915+.012*k, 1.2*k) @ T(0, -.075, 0) @ RX(1.4), .08) for k in range(3)]
    table_lamp(at(x0+.24, -.82, .86), .95, 'stoneware'); basket(at(x0+.26, .75, .21), .19, .26, 'sage'); basket(at(x0+.26, -.35, .21), .19, .24, 'rust'); plant(x0+.5, 2.0, 0, 'paddle', .95, 'ceramic', 7)


def desk():
    """A writing table before the sea: letter paper, a pen, flowers, a cup."""
    x0, x1, y0, y1, h = -2.8, 2.8, -2.8, 1.6, 2.9; room(x0, x1, y0, y1, h, WALL, 'sand_floor', beyond=2.0); ocean_view(y1+2.0, 8); planks('oak_y', 'y', x0, x1, y0, y1+2., .001, .010, .19, .003); rail(x0-2, x1+2, y1+1.95); beams(x0, x1, y0, y1+1.2, h, 'parota', .85, .13, .24)
    trestle_table(at(0, .25), 1.9, .8, .75, 'parota'); dining_chair(at(.1, -.42, 0, math.pi+.25), 'oak', 'ivory', 'round', 3)
    M = at(-.12, .10, .752, .14)
    for k in range(5): bx('paper', -.105, .105, -.148, .148, .0012*k, .0012*k+.001, 0, 1, M=M @ at(.004*k, -.003*k, 0, .02*math.sin(k*2.)))
    for k in range(7): bx('fab_indigo', -.08, -.08+(.158, .15, .16, .12, .157, .148, .07)[k], .095-.022*k, .0965-.022*k, .0061, .0065, 0, 1, M=M)
    tube(M @ Vector((.135, -.13, .009)), M @ Vector((.150, .02, .009)), .0058, 'fab_indigo'); tube(M @ Vector((.150, .02, .009)), M @ Vector((.1522, .042, .009)), .0058, 'brass', .0012); tube(M @ Vector((.1405, -.075, .009)), M @ Vector((.1412, -.068, .009)), .0064, 'brass')
    for k, a in enumerate((.5, .32)): bx('ivory', -.11, .11, -.055, .055, .003*k, .003*k+.002, .0008, 1, M=at(.36, .06, .752, a)); bx('rust', .070, .098, .022, .046, .003*k+.002, .003*k+.0026, 0, 1, M=at(.36, .06, .752, a))
    lathe(-.48, .02, .752, [(0, 0), (.07, 0), (.078, .008), (.074, .010), (0, .006)], 'ceramic', 40); lathe(-.48, .02, .760, [(0, 0), (.032, 0), (.040, .02), (.043, .07), (.040, .07), (.036, .055), (0, .055)], 'ceramic', 40)
    vase(at(.52, .42, .752), 'round', 1.1, 'stoneware'); bouquet(.52, .42, .99, .15, 15)
    books(at(-.62, .42, .752, .2), ('rust', 'ivory', 'sage'), 6); table_lamp(at(-.30, .50, .752), .85, 'terracotta')
    for s, x in ((-1, x0+.10), (1, x1-.82)): curtain(x, x+.72, y1-.16, .02, h-.2, seed=s+9)
    shell_chair(at(-1.75, y1+.9, 0, -2.6), 'sage', .44, 4, 'parota'); plant(2.1, y1+1.1, 0, 'agave', .95, 'terracotta', 3); plant(-2.3, .9, 0, 'paddle', 1.1, 'ceramic', 5)


def welcome():
    """What waits for a guest on the terrace: cool towels, a bottle on ice, two glasses, fruit and flowers."""
    planks('deck', 'x', -6, 6, -3, 3.4, -.04, 0, .15); rail(-7, 7, 3.3); ocean_view(3.4, 6); planted(-7, 7, 3.9, 5., 60, 9, ('bush', 'agave'), .45, .8, -.7)
    trestle_table(at(.1, .25), 1.5, .75, .42, 'parota'); lounge_sofa(at(1.2, 1.75, 0, .14), 2.6, .95, 'ivory', ('rust', 'oat', 'sage'), 'oak_y', (1, 1), 0, 4)
    M = at(-.05, .18, .42, .08); bx('oak_x', -.36, .36, -.23, .23, .0, .018, .006, 3, M=M); [bx('oak_x', -.36, .36, y, y+.018, 0, .045, .005, 3, M=M) for y in (-.245, .227)]; [bx('oak_y', x, x+.018, -.245, .245, 0, .045, .005, 3, M=M) for x in (-.372, .354)]
    for k, (x, y, z) in enumerate(((-.20, -.08, .438), (-.10, -.075, .438), (-.15, -.078, .522))): towel(M.translation.x+x, M.translation.y+y, z, .048, .25, .12+.03*k)
    frangipani(-.19, .09, .624, .042, .35, .3); frangipani(.10, -.03, .445, .040, .25, 1.1)
    for x, y in ((.13, .22), (.25, .12)): wineglass(x, y, .438, 1., 0)
    turned(at(.20, .40, .42), [(0, 0), (.085, 0), (.10, .02), (.115, .19), (.12, .20), (.108, .20), (.095, .03), (0, .02)], 'stoneware', 56); turned(at(.215, .40, .47) @ RY(.16), [(0, 0), (.038, 0), (.040, .01), (.040, .17), (.030, .215), (.0145, .25), (.0145, .30), (.017, .302), (.017, .315), (0, .315)], 'bottlegreen', 48) if plain('bottlegreen', (.02, .05, .025), .08, .6) else 0
    bowl(at(.58, .30, .42), .17, .08, 'ceramic', 7, 5); vase(at(-.50, .42, .42), 'round', 1.1, 'terracotta'); bouquet(-.50, .42, .74, .16, 16)
    lantern(-1.5, 1.5, 0, 1.2, 60.); lantern(-1.15, 1.9, 0, .9, 60.); plant(-2.4, 2.3, 0, 'paddle', 1.2, 'terracotta', 4); plant(3.0, 2.4, 0, 'agave', 1.1, 'ceramic', 6)
