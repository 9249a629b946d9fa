# Sport fishing: rods with gold reels in the stern of a boat, the wake running out to sea.
SHOT = dict(sun_el=26., sun_az=-112., dust=.8, ozone=1.6, cloud=.9, cloud_k=7., cam=(-.70, -.20, 1.56), look=(.02, 1.56, 1.36), lens=29., level=0, shift=0.)
run('parts/extrude.py'); run('parts/rod.py')


def wake(y0, y1, z):
    """White water that widens behind the boat and dissolves."""
    m, t = newmat('wake'); p = pos(t); s = node(t, 'SeparateXYZ', {0: p}); x, y = s.outputs[0], s.outputs[1]; u = maprange(t, y, y0, y1); half = math_(t, 'ADD', 1.35, math_(t, 'MULTIPLY', u, 7.)); e = math_(t, 'DIVIDE', math_(t, 'ABSOLUTE', x), half)
    band_ = math_(t, 'ADD', math_(t, 'MULTIPLY', maprange(t, math_(t, 'ABSOLUTE', math_(t, 'SUBTRACT', e, .82)), 0, .17, 1, 0, True), .9), maprange(t, e, .2, .8, .75, 0., True)); lace = maprange(t, noise(t, scaled(t, p, (1, .5, 1)), 1.15, 8, .70, 1.1), .40, .60)
    f = math_(t, 'MULTIPLY', math_(t, 'MULTIPLY', band_, lace), math_(t, 'POWER', math_(t, 'SUBTRACT', 1., u), 1.3)); f = math_(t, 'MAXIMUM', f, math_(t, 'MULTIPLY', maprange(t, y, y0+1.6, y0, 0, 1, True), maprange(t, e, .75, 1., 1, 0, True))); n = noise(t, p, 5, 6, .7)
    finish(t, mixsh(t, math_(t, 'MINIMUM', f, .96), node(t, 'BsdfTransparent').outputs[0], pbsdf(t, col(.84, .88, .89), .9, .2, bump(t, n, .8, .12)))); b = Builder(); b.add([(-12, y0, z), (12, y0, z), (12, y1, z), (-12, y1, z)], [(0, 1, 2, 3)]); link(b.mesh('wake', [m]))


def stern():
    """A teak cockpit with white coamings, a transom door and padded bolsters."""
    planks('deck', 'y', -1.5, 1.5, -3, 1.5, .40, .44, .075, .005); top = 1.02
    bx('hull', -1.62, 1.62, 1.42, 1.74, -.6, top, .05, 4); bx('wood_x', -1.66, 1.66, 1.38, 1.78, top-.005, top+.035, .016, 4)
    for s in (-1, 1): bx('hull', *sorted((s*1.36, s*1.68)), -3, 1.5, -.6, top, .05, 4); bx('wood_y', *sorted((s*1.33, s*1.72)), -3, 1.76, top-.004, top+.036, .016, 4); bx('linen', *sorted((s*1.27, s*1.37)), -3, 1.3, .74, .96, .04, 4)
    bx('linen', -1.28, .30, 1.31, 1.43, .74, .96, .04, 4); bx('hull', .36, .98, 1.385, 1.43, .46, top-.03, .02, 3); bx('chrome', .88, .93, 1.365, 1.39, .72, .80, .01)
    for x in (-1.12, 1.14): tube((x, 1.58, top+.03), (x, 1.58, top+.05), .035, 'chrome'); tube((x-.09, 1.58, top+.06), (x+.09, 1.58, top+.06), .014, 'chrome')
    bx('gel_white', .52, 1.16, .50, .98, .44, .80, .045, 4); bx('hullband', .505, 1.175, .485, .995, .80, .87, .03, 4); bx('metal', .78, .90, .475, .49, .74, .78, .006)
    bx('linen', .62, 1.06, .60, .88, .87, .915, .018, 4); bx('fab_terra', .64, 1.05, .61, .87, .915, .955, .018, 4)


def build():
    plain('line_blue', (.10, .34, .42), .5); SEA['z'] = -.15; OCEAN.update(shore=-500., foam=.25, bump=.85, deep=(.004, .042, .075)); sea(-6.); wake(1.7, 42., -.12); stern()
    for x, a, b_ in ((-.78, -.16, .40), (-.16, -.04, .44), (.50, .10, .42)): tube((x, 1.56, 1.03), (x, 1.56, 1.06), .034, 'chrome'); rod(T(x, 1.56, 1.10) @ RY(a) @ RX(-b_) @ T(0, 0, .20), 1.75)
    for s in (-1, 1): rod(T(s*1.52, .35, 1.08) @ RY(s*.52) @ RX(-.30) @ T(0, 0, .20), 1.8)
    ridge_far(2300, -4200, -500, 300); ridge_far(3000, 900, 5200, 240)
