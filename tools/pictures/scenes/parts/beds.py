# Beds with real bedding, headboards of several kinds and bedside tables. The pillows are at +y.


def headboard(M, w=2.3, h=1.2, kind='slats', wood='wood', fab='linen'):
    """At the wall behind the pillows: slats, panels of cloth, cane in a frame, or an arch of plaster."""
    if kind == 'slats': n = round(w/.085); [bx(f'{wood}_z', -w/2+k*w/n, -w/2+k*w/n+.058, 1.06, 1.12, 0, h, .004, 1, M=M) for k in range(n)]; bx(f'{wood}_x', -w/2-.02, w/2+.02, 1.05, 1.14, h, h+.04, .004, M=M)
    if kind == 'cloth':
        n = max(3, round(w/.42)); cw = w/n
        for k in range(n): link(cushion_mesh('panel', cw-.004, h-.18, .13, fab, 18, seed=k+3, puff=.8), None, M @ at(-w/2+(k+.5)*cw, 1.08, .18+(h-.18)/2) @ Matrix.Rotation(math.pi/2, 4, 'X'))
        bx(f'{wood}_x', -w/2-.03, w/2+.03, 1.09, 1.14, .1, h+.02, .006, M=M)
    if kind == 'cane':
        for q in ((-w/2, -w/2+.07, 0, h), (w/2-.07, w/2, 0, h), (-.03, .03, .37, h-.07), (-w/2+.07, w/2-.07, h-.07, h), (-w/2+.07, w/2-.07, .3, .37)): bx(f'{wood}_z' if q[3]-q[2] > .2 and q[1]-q[0] < .2 else f'{wood}_x', q[0], q[1], 1.06, 1.11, q[2], q[3], .012, 3, M=M)
        n = round(w/.022); [bx('thatch', -w/2+k*w/n, -w/2+k*w/n+.007, 1.08, 1.084, .34, h-.04, 0, M=M) for k in range(n)]; m_ = round((h-.4)/.022); [bx('thatch', -w/2+.03, w/2-.03, 1.084, 1.088, .34+k*(h-.4)/m_, .34+k*(h-.4)/m_+.007, 0, M=M) for k in range(m_)]
    if kind == 'posts':
        for x in (-w/2, w/2):
            for y in (-1.02, 1.08): turned(M @ at(x, y, 0), [(0, 0), (.045, 0), (.05, .04), (.04, .1), (.045, .5), (.055, .54), (.04, .58), (.032, 1.2), (.028, 2.02), (.05, 2.06), (.03, 2.12), (0, 2.15)], f'{wood}_z', 24)
        for y in (-1.02, 1.08): bx(f'{wood}_x', -w/2, w/2, y-.022, y+.022, 1.99, 2.05, .006, M=M)
        for x in (-w/2, w/2): bx(f'{wood}_y', x-.022, x+.022, -1.02, 1.08, 1.99, 2.05, .006, M=M)
        bx(f'{wood}_x', -w/2, w/2, 1.06, 1.11, .3, h, .012, 3, M=M); [bx(f'{wood}_z', -w/2+.06+k*(w-.12)/5, -w/2+.06+(k+1)*(w-.12)/5-.03, 1.03, 1.07, .4, h-.08, .014, 3, M=M) for k in range(5)]


def made_bed(x, y, z=.0, rz=0., w=1.9, throw='fab_sand', accent='fab_terra', head='slats', hw=2.3, hh=1.2, wood='wood', fab='linen', seed=3):
    """A made bed with its headboard; the bedding is that of softbed()."""
    softbed(x, y, z, rz, w, seed, throw, accent); headboard(at(x, y, z, rz), hw, hh, head, wood, fab)


def bedside(M, m='wood', kind='box', h=.5):
    """A bedside table: a box with a drawer, or a drum."""
    if kind == 'drum': drum_table(M, .24, h, f'{m}_z'); return
    bx(f'{m}_x', -.26, .26, -.2, .2, .14, h, .008, M=M); bx(f'{m}_x', -.245, .245, -.215, -.2, .30, h-.02, .004, M=M); g('brass', .002, 2).cyl(0, -.225, h-.13, h-.10, .012, 16, M=M)
    for s in (-1, 1):
        for y in (-.16, .16): bx(f'{m}_z', s*.23-.018, s*.23+.018, y-.018, y+.018, 0, .14, .004, M=M)


def bed_from_pillow(y, throw='fab_sand', wood='wood', w=2.1, seed=5):
    """The lower half of a bed as its guest sees it, its foot at y: what the camera stands over."""
    bx(f'{wood}_x', -w/2-.04, w/2+.04, y-2.4, y+.06, .06, .26, .012); bx('linen', -w/2+.02, w/2-.02, y-2.4, y, .26, .54, .06, 4); M = at(0, y-1.1, 0, math.pi)
    duvet(M, w+.03, -1.12, 1.2, .55, .32, 'linen', True, seed); duvet(M, w+.13, -.86, -.30, .617, .36, throw, False, seed, .025)
