# Kitchens: runs of cabinets, islands, taps, hoods, shelves. A run faces -y before it is turned.


def tap(M, m='brass', h=.34):
    """A swan-necked tap; the spout reaches to -y."""
    pipe([M @ p for p in curve([(0, 0, 0), (0, 0, h*.7), (0, -.03, h*.95), (0, -.10, h), (0, -.17, h*.93), (0, -.185, h*.72)], 7)], .012, m); g(m, .002, 2).cyl(0, 0, 0, .035, .022, 20, M=M); pipe([M @ Vector((.02, 0, .06)), M @ Vector((.09, 0, .075))], .007, m)


def fronts(M, x0, x1, z0, z1, y, m, n, handle='brass', kind='flat', rows=1):
    """Doors or drawers side by side with fine gaps; kind is flat, shaker or fluted."""
    w = (x1-x0)/n; rz_ = (z1-z0)/rows
    for i in range(n):
        for k in range(rows):
            a, e, lo, hi = x0+i*w+.002, x0+(i+1)*w-.002, z0+k*rz_+.002, z0+(k+1)*rz_-.002
            bx(f'{m}', a, e, y, y+.02, lo, hi, .003, 2, M=M)
            if kind == 'shaker': [bx(m, *q, .003, 2, M=M) for q in ((a, a+.07, y-.012, y, lo, hi), (e-.07, e, y-.012, y, lo, hi), (a+.07, e-.07, y-.012, y, lo, lo+.07), (a+.07, e-.07, y-.012, y, hi-.07, hi))]
            if kind == 'fluted':
                q = max(3, round((e-a)/.035))
                for f in range(q): g(m, 0, 1).cyl(a+(f+.5)*(e-a)/q, y+.004, lo, hi, (e-a)/q*.46, 10, ti=random.random(), M=M)
            if handle: (bx(handle, (a+e)/2-.09, (a+e)/2+.09, y-.040, y-.030, hi-.075, hi-.063, .004, 2, M=M), [bx(handle, x-.005, x+.005, y-.034, y, hi-.073, hi-.065, .001, 1, M=M) for x in ((a+e)/2-.08, (a+e)/2+.08)]) if rows > 1 or kind != 'x' else None


def base_run(M, w, front, top, n=5, d=.62, h=.90, kind='flat', handle='brass', sink=None, hob=None, back=None, tapm='brass'):
    """Base cabinets under a stone top; sink and hob are places along x."""
    bx('metal', -w/2+.03, w/2-.03, -d/2+.07, d/2, 0, .10, 0, M=M); bx(front, -w/2, w/2, -d/2+.02, d/2, .10, h-.04, 0, M=M); fronts(M, -w/2, w/2, .11, h-.05, -d/2-.002, front, n, handle, kind, 1)
    bx(top, -w/2-.01, w/2+.01, -d/2-.03, d/2, h-.04, h, .004, 2, M=M)
    if sink is not None: bx('steel_dark', sink-.34, sink+.34, -.2, .2, h+.0005, h+.0015, .02, 3, M=M); bx('brushed', sink-.36, sink+.36, -.22, .22, h, h+.0012, .02, 3, M=M); tap(M @ at(sink, .24, h), tapm)
    if hob is not None:
        bx('darkhob', hob-.40, hob+.40, -.24, .24, h, h+.008, .003, 2, M=M)
        for x in (-.2, .2):
            for y in (-.11, .12): pipe([M @ Vector((hob+x+.08*math.cos(a), y+.08*math.sin(a), h+.012)) for a in [k*2*math.pi/28 for k in range(29)]], .004, 'metal', 6)
    if back: bx(back, -w/2, w/2, d/2-.02, d/2, h, h+.6, .002, 1, M=M)


def tall_units(M, w, h, front, n=3, d=.62, kind='flat', oven=None, handle='brass'):
    """Full-height cabinets; oven is the number of the door that holds two ovens."""
    bx(front, -w/2, w/2, -d/2+.02, d/2, 0, h, 0, M=M); cw = w/n
    for i in range(n):
        a = -w/2+i*cw
        if i == oven:
            bx(front, a+.002, a+cw-.002, -d/2, -d/2+.02, .02, .56, .003, 2, M=M); bx(front, a+.002, a+cw-.002, -d/2, -d/2+.02, 1.66, h-.01, .003, 2, M=M)
            for z in (.58, 1.13): bx('brushed', a+.012, a+cw-.012, -d/2-.004, -d/2+.02, z, z+.51, .004, 2, M=M); bx('darkhob', a+.05, a+cw-.05, -d/2-.008, -d/2, z+.05, z+.38, .004, 2, M=M); g('brushed', .002, 2).cyl(0, 0, -cw/2+.1, cw/2-.1, .010, 12, M=M @ at(a+cw/2, -d/2-.04, z+.42) @ Matrix.Rotation(math.pi/2, 4, 'Y'))
        else: fronts(M, a, a+cw, .02, h-.01, -d/2, front, 1, None, kind); bx(handle, a+cw-.06, a+cw-.045, -d/2-.035, -d/2-.02, .95, 1.45, .004, 2, M=M)


def island(M, w, d, front, top, h=.92, kind='fluted', waterfall=True, n=4, sink=None, thick=.05, tapm='brass'):
    """An island: stone over the ends if waterfall, cabinet fronts on the cook's side, panels on the guests'."""
    bx(top, -w/2, w/2, -d/2, d/2, h-thick, h, .006, 2, M=M)
    if waterfall: [bx(top, *sorted((s*w/2, s*(w/2-thick))), -d/2, d/2, 0, h-thick, .006, 2, M=M) for s in (-1, 1)]
    e = thick+.002 if waterfall else .08; bx(front, -w/2+e, w/2-e, -d/2+.30, d/2-.03, 0, h-thick, 0, M=M); fronts(M, -w/2+e, w/2-e, .02, h-thick-.01, -d/2+.28, front, n, None, kind)
    if sink is not None: bx('brushed', sink-.3, sink+.3, -.1, .26, h, h+.0012, .02, 3, M=M); bx('steel_dark', sink-.28, sink+.28, -.08, .24, h+.0008, h+.0018, .02, 3, M=M); tap(M @ at(sink, .32, h), tapm)


def hood(M, w=1.1, h=1.0, m='stucco'):
    """A plastered hood that narrows upward, with a wooden edge. M is the middle of its lower edge at the wall."""
    b = g(m, .02, 3); vs = [(-w/2, -.56, 0), (w/2, -.56, 0), (-w/2, 0, 0), (w/2, 0, 0), (-w*.3, -.34, h), (w*.3, -.34, h), (-w*.3, 0, h), (w*.3, 0, h)]; b.add([M @ Vector(v) for v in vs], [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]); bx('wood_x', -w/2-.02, w/2+.02, -.58, 0, -.09, .0, .006, M=M)


def shelf(M, w=1.6, d=.25, m='wood_x', things='crockery', seed=1):
    """A shelf with crockery or jars; M is the middle of its back edge."""
    bx(m, -w/2, w/2, -d, 0, -.04, 0, .005, M=M); rd = random.Random(seed); x = -w/2+.14
    while x < w/2-.12:
        k = rd.randrange(4); B = M @ at(x, -d/2, 0)
        if k == 0:
            for q in range(rd.randrange(3, 7)): p = B @ Vector((0, 0, q*.014)); plate(p.x, p.y, p.z, .11, 'ceramic')
            x += .28
        elif k == 1:
            for q in range(rd.randrange(2, 4)): bowl(B @ at(0, 0, q*.035), .085, .065, rd.choice(('ceramic', 'linen')))
            x += .24
        elif k == 2: vase(B, rd.choice(('bottle', 'round')), R(rd, .6, .8), rd.choice(('ceramic', 'terracotta', 'stoneware'))); x += .2
        else:
            for q in range(2): turned(B @ at(q*.10, 0, 0), [(0, 0), (.036, 0), (.04, .02), (.038, .09), (.035, .092), (.033, .02), (0, .015)], 'stoneware', 28)
            x += .30
metal('brushed', (.62, .60, .57), .32); metal('steel_dark', (.16, .155, .15), .35); plain('darkhob', (.012, .012, .013), .08, .6); plain('stoneware', (.33, .30, .26), .5)


def board_and_bread(M, seed=1):
    """A chopping board with limes and a knife."""
    bx('wood_x', -.22, .22, -.14, .14, 0, .022, .008, 3, M=M); rd = random.Random(seed)
    for k in range(4): p = M @ Vector((-.1+k*.062, R(rd, -.04, .05), .045)); sphere(p.x, p.y, p.z, .026, plain('fruit_lime', (.20, .33, .03), .45), 20, .95)
    bx('brushed', .02, .20, -.075, -.05, .022, .025, .001, 1, M=M); bx('wood_x', .20, .30, -.078, -.048, .018, .034, .006, 2, M=M)
