# Suitcases and bags.


def trunk(M, w=.44, h=.64, d=.24, m='fab_terra', strap='saddle'):
    """A hard suitcase on four wheels with two leather straps and its handle drawn out."""
    bx(m, -w/2, w/2, -d/2, d/2, .055, h, .045, 5, M=M)
    for k in range(7): x = -w*.38+w*.76*k/6; bx(m, x-.009, x+.009, -d/2-.006, d/2+.006, .10, h-.045, .005, 2, M=M)
    for z in (h*.34, h*.70): bx(strap, -w/2-.006, w/2+.006, -d/2-.010, d/2+.010, z-.016, z+.016, .005, 2, M=M); bx('brass', -.024, .024, -d/2-.016, -d/2-.008, z-.022, z+.022, .004, 2, M=M)
    for x in (-w*.38, w*.38):
        for y in (-d*.36, d*.36): turned(M @ T(x-.012, y, .026) @ RY(math.pi/2), [(0, 0), (.024, 0), (.026, .004), (.026, .020), (.024, .024), (0, .024)], 'rubber', 24); bx('metal', x-.018, x+.018, y-.014, y+.014, .03, .06, .004, M=M)
    for x in (-w*.24, w*.24): tube(M @ Vector((x, d*.22, h-.01)), M @ Vector((x, d*.22, h+.36)), .0085, 'chrome')
    bx('metal', -w*.24-.016, w*.24+.016, d*.22-.014, d*.22+.014, h+.345, h+.375, .010, 3, M=M); pipe(curve([M @ Vector(p) for p in ((-.07, 0, h-.002), (-.06, 0, h+.030), (.06, 0, h+.030), (.07, 0, h-.002))], 6), .009, strap, 10)


def weekend_bag(M, m='saddle'):
    """A soft leather bag with two handles."""
    loft([(-.26+.52*u, .135*math.sin(math.pi*min(1, .16+u*.68))**.35, .155, .15*math.sin(math.pi*min(1, .16+u*.68))**.4, .155, 3.4) for u in [i/24 for i in range(25)]], M, m, 44); bx('linen', -.22, .22, -.012, .012, .292, .312, .006, 2, M=M)
    for s in (-1, 1): pipe(curve([M @ Vector(p) for p in ((-.12, s*.115, .20), (-.11, s*.105, .34), (-.05, s*.07, .43), (.05, s*.07, .43), (.11, s*.105, .34), (.12, s*.115, .20))], 7), .010, 'rubber' if m == 'linen' else 'wood_x', 10); [bx('wood_x', x-.016, x+.016, s*.128-.006, s*.128+.006, .03, .22, .003, M=M) for x in (-.12, .12)]
