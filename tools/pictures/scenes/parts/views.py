# What is seen from a room: its terrace, and ocean, lagoon, garden or courtyard behind it.
_VEG = {}


def greens():
    """The plants of all views, made once."""
    if not _VEG: _VEG.update(bush=[bush_mesh(i, 2300, .85, .62, .07, f) for i, f in ((1, 0.), (2, 0.), (3, .5))], pad=[paddle_mesh(11, 12, 2.4, .24), paddle_mesh(12, 10, 2.1, .22)], agave=[agave_mesh(5, 34, .9)], grass=[grass_mesh(1, 240, .95), grass_mesh(2, 240, .95)])
    return _VEG


def planted(x0, x1, y0, y1, n, seed, kinds, smin, smax, z=-.1):
    """Plants of several kinds at chance places of a rectangle."""
    r = random.Random(seed); meshes = [m for kind in kinds for m in greens()[kind]]
    for _ in range(n): link(r.choice(meshes), None, at(R(r, x0, x1), R(r, y0, y1), z, r.random()*6.28) @ Matrix.Scale(R(r, smin, smax), 4))


def palms(*places):
    """Palms at (x, y, z, kind, height, turn)."""
    for x, y, z, kind, height, turn in places: link(palm_mesh(kind, height, 1.0 + .3*kind, 27, 4.0 + .1*kind), None, at(x, y, z, turn))


def rail(x0, x1, y):
    """A glass balustrade in a low shoe."""
    b = Builder(); n = max(1, round((x1-x0)/1.5)); w = (x1-x0)/n
    for i in range(n): b.add([(x0+i*w+.012, y, .05), (x0+(i+1)*w-.012, y, .05), (x0+(i+1)*w-.012, y, 1.0), (x0+i*w+.012, y, 1.0)], [(0, 1, 2, 3)])
    link(b.mesh('rail', [mat('glass')])); bx('metal', x0, x1, y-.03, y+.03, 0, .07, .003, 1)


def ocean_view(y, seed=1):
    """The open Pacific from a terrace above the beach."""
    SEA['z'] = -9.; r = random.Random(seed); sea(y+6)
    palms(*[(x + R(r, -.8, .8), y + 7 + R(r, 0, 7), -8.8, k % 3 + 1, R(r, 8.6, 10.4), R(r, 0, 6)) for k, x in enumerate((-9.5, -5.2, 5.0, 8.4, 12.))])
    planted(-14, 16, y+3.5, y+8, 40, seed, ('bush', 'pad'), .9, 1.7, -1.6)


def lagoon_view(y, z=-.9, seed=2, bank=62.):
    """Still water from close to its edge, with the planted bank on the far side."""
    SEA['z'] = z; OCEAN.update(calm=True, foam=0., deep=(.012, .035, .035), shallow=(.03, .075, .065), shore=y+6, bump=.05); sea(y+2.5); r = random.Random(seed)
    bx('lawn', -160, 160, y+bank, y+bank+60, z-.5, z+.25, 0)
    planted(-90, 90, y+bank, y+bank+12, 240, seed, ('bush', 'pad', 'bush'), 1.8, 3.8, z)
    palms(*[(R(r, -80, 80), y+bank+R(r, 2, 18), z, k % 3 + 1, R(r, 9.5, 13), R(r, 0, 6)) for k in range(34)])
    planted(-14, 14, y+2.6, y+3.6, 46, seed+1, ('bush', 'grass', 'agave'), .35, .7, z+.15)


def garden_view(y, seed=3, depth=30.):
    """A lawn between flowering beds, palms and broad leaves."""
    r = random.Random(seed); bx('lawn', -40, 40, y+2., y+depth, -.3, -.05, 0)
    planted(-11, 11, y+7, y+12, 70, seed, ('bush', 'pad', 'bush'), .8, 1.8); planted(-9, 9, y+2.4, y+3.0, 20, seed+1, ('bush', 'grass', 'agave'), .35, .6)
    planted(-30, 30, y+13, y+20, 90, seed+2, ('bush', 'pad'), 1.4, 2.8)
    palms(*[(x + R(r, -1, 1), y + R(r, 8, 15), -.1, k % 3 + 1, R(r, 7, 9.5), R(r, 0, 6)) for k, x in enumerate((-9, -4.6, 3.8, 8.5))])


def courtyard_view(y, wall, depth=7.5, floor='barro', seed=4):
    """A paved courtyard with pots, a low fountain and bougainvillea on the wall behind."""
    r = random.Random(seed); tiles(floor, -12, 12, y+1.5, y+depth, -.02, .4, .4, .012); bx(wall, -12, 12, y+depth, y+depth+.4, -.1, 3.6, .02); bx('travertine', -12, 12, y+depth-.05, y+depth+.45, 3.6, 3.7, .01)
    for k in range(44): link(greens()['bush'][2], None, at(-8+k*.37+R(r, -.2, .2), y+depth-.05, 2.75+.35*math.sin(k*.33)-.9*r.random()**2*(.5+.5*math.sin(k*.9)), r.random()*6) @ Matrix.Scale(R(r, .55, .9), 4))
    planted(-10, 10, y+depth-1.2, y+depth-.3, 40, seed, ('bush', 'pad', 'bush'), .5, 1.0); planted(-14, 14, y+depth+2, y+depth+7, 60, seed+1, ('bush', 'pad'), 1.6, 3., 0.)
    palms((-5.5, y+depth+2.5, 0, 1, 8.5, .4), (4.8, y+depth+3, 0, 2, 9.5, 2.), (9, y+depth+2, 0, 3, 8., 4.))
    for x, s in ((-2.9, 1.), (3.1, 1.15), (5.4, .8), (-5.6, .9)): pot(x, y+3.2+R(r, 0, 1.4), -.02, .34*s, .66*s); link(r.choice(greens()['pad']+greens()['agave']), None, at(x, y+3.9, .5*s, r.random()*6) @ Matrix.Scale(.55*s, 4))
    fountain(at(.3, y+depth-2.9))


def fountain(M):
    """A stone bowl on a foot in a round basin of still water."""
    x, y = M.translation.x, M.translation.y
    lathe(x, y, 0, [(0, .02), (1.25, .02), (1.3, .0), (1.3, .36), (1.22, .40), (1.06, .40), (1.04, .2), (0, .2)], 'travertine', 56); g('poolwater', 0, 1).cyl(x, y, .28, .30, 1.05, 48)
    lathe(x, y, .2, [(.24, 0), (.16, .18), (.12, .5), (.2, .62), (.52, .74), (.58, .82), (.52, .83), (.3, .76), (0, .74)], 'travertine', 48)
