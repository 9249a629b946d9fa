# Tables of several kinds, and what lies on them.


def drum_table(M, r=.42, h=.36, m='wood_z'):
    """A turned, slightly waisted block."""
    return turned(M, [(0, 0), (r*.92, 0), (r*.96, .02), (r*.86, h*.45), (r*.97, h*.9), (r, h-.02), (r*.985, h), (0, h)], m, 64)


def slab_table(M, w=1.3, d=.8, h=.34, top='travertine', foot=None):
    """A low stone block on a recessed foot."""
    bx(foot or top, -w/2+.12, w/2-.12, -d/2+.12, d/2-.12, 0, h-.09, .01, M=M); bx(top, -w/2, w/2, -d/2, d/2, h-.09, h, .012, 3, M=M)


def round_table(M, r=.75, h=.75, top='wood_x', foot='wood_z'):
    """A round dining table on a fluted drum."""
    for k in range(28): a = k*2*math.pi/28; g(foot, .004, 1).cyl(.27*math.cos(a), .27*math.sin(a), 0, h-.04, .036, 12, ti=random.random(), M=M)
    turned(M @ at(0, 0, h-.045), [(0, 0), (r*.96, 0), (r, .018), (r, .036), (r*.985, .045), (0, .045)], top, 72)


def trestle_table(M, w=2.6, d=1.0, h=.75, wood='wood', thick=.05):
    """A long table of planks on two slab legs."""
    n = 5
    for k in range(n): bx(f'{wood}_x', -w/2, w/2, -d/2+k*d/n+.0015, -d/2+(k+1)*d/n-.0015, h-thick, h, .006, 2, M=M)
    for s in (-1, 1): bx(f'{wood}_z', s*(w/2-.42)-.04, s*(w/2-.42)+.04, -d/2+.14, d/2-.14, 0, h-thick, .008, M=M)
    bx(f'{wood}_x', -w/2+.45, w/2-.45, -.04, .04, h-thick-.12, h-thick, .006, M=M)


def side_table(M, r=.22, h=.48, m='wood'):
    """A small round table on three legs."""
    turned(M @ at(0, 0, h-.03), [(0, 0), (r, 0), (r*1.02, .012), (r*1.02, .026), (r, .03), (0, .03)], f'{m}_x', 40)
    for k in range(3): a = k*2.094; pipe([M @ Vector((r*.9*math.cos(a), r*.9*math.sin(a), 0)), M @ Vector((r*.6*math.cos(a), r*.6*math.sin(a), h-.02))], .014, f'{m}_z')


def bowl(M, r=.18, h=.08, m='ceramic', fruit=0, seed=1):
    """A bowl, with fruit in it if asked."""
    turned(M, [(0, 0), (r*.4, 0), (r*.46, .012), (r*.8, h*.5), (r, h), (r*.97, h+.004), (r*.74, h*.52), (r*.3, .022), (0, .02)], m, 48); rd = random.Random(seed)
    kinds = [plain('fruit_orange', (.80, .34, .03), .5), plain('fruit_lime', (.20, .33, .03), .45), plain('fruit_mango', (.78, .38, .07), .4)]
    for k in range(fruit): a = k*2.4; q = .52*r*math.sqrt((k % 6)/6); p = M @ Vector((q*math.cos(a), q*math.sin(a), h*.55+.045*(1+(k >= 5)*1.1))); sphere(p.x, p.y, p.z, R(rd, .036, .044), kinds[k % 3], 22, R(rd, .92, 1.12))


def books(M, cloths=('fab_sand', 'linen', 'fab_terra'), seed=1):
    """A small stack of books, each turned a little."""
    rd = random.Random(seed); z = 0
    for k, m in enumerate(cloths):
        w, d, t_ = R(rd, .20, .28)*(1-.08*k), R(rd, .15, .2)*(1-.08*k), R(rd, .022, .038); B = M @ at(R(rd, -.01, .01), R(rd, -.01, .01), z, R(rd, -.2, .2)); bx('linen', -w/2+.004, w/2-.004, -d/2+.004, d/2-.006, .003, t_-.003, 0, M=B); bx(m, -w/2, w/2, -d/2, d/2, 0, .003, .001, 1, M=B); bx(m, -w/2, w/2, -d/2, d/2, t_-.003, t_, .001, 1, M=B); bx(m, -w/2, w/2, d/2-.004, d/2, 0, t_, .001, 1, M=B); z += t_


VASES = {'round': [(0, 0), (.05, 0), (.10, .05), (.115, .11), (.085, .17), (.042, .20), (.05, .225), (.042, .222), (.034, .2)], 'tall': [(0, 0), (.06, 0), (.075, .04), (.062, .2), (.085, .34), (.06, .43), (.065, .45), (.056, .448), (.05, .43)], 'olla': [(0, 0), (.09, 0), (.15, .1), (.165, .19), (.12, .29), (.085, .32), (.11, .36), (.10, .36), (.075, .32)], 'bottle': [(0, 0), (.055, 0), (.07, .05), (.068, .14), (.022, .2), (.02, .3), (.026, .31), (.02, .31)]}


def vase(M, kind='round', s=1., m='ceramic', stems=None, seed=1):
    """A turned vase; stems 'branch' or 'leaf' stand in it."""
    profile = [(r*s, z*s) for r, z in VASES[kind]]; turned(M, profile[:1] + [q[:2] for q in curve([(*q, 0) for q in profile[1:]], 5)], m, 64); top = profile[-1][1]; rd = random.Random(seed)
    if stems == 'leaf': link(paddle_mesh(seed+40, 6, .55*s+.2, .07*s), None, M @ at(0, 0, top-.06))
    if stems == 'branch':
        b = Builder(); mid = []
        for k in range(7):
            a = k*2.4+R(rd, -.3, .3); neck = Vector((math.cos(a), math.sin(a), 0))*profile[-1][0]*.55; d = Vector((math.cos(a)*.35, math.sin(a)*.35, 1.)).normalized(); pts = [Vector((0, 0, top-.1*s))]; p = neck + Vector((0, 0, top+.01*s))      # a stem leaves through the neck
            for j in range(11): pts.append(p.copy()); d = (d + Vector((math.cos(a)*.06, math.sin(a)*.06, -.02))).normalized(); p = p + d*.055*s
            pipe([M @ q for q in pts], [.0045-.0003*j for j in range(12)], 'trunk', 6)
            for q in pts[4:]:
                for s_ in (-1, 1): v = Vector((R(rd, -1, 1), R(rd, -1, 1), R(rd, -.2, .7))).normalized(); ribbon1(b, 0, mid, [q, q+v*.03, q+v*.062], [.002, .013, .002], [v.orthogonal().normalized()]*3, rd.random())
        link(b.mesh('sprays', [mat('leaf')], False, mid), None, M)


def setting(M, cloth_='linen', dish='ceramic', glass=1):
    """One place at a table: plate on plate, folded napkin, cutlery, glass. M is the edge of the table, the guest sits at -y."""
    p = M @ Vector((0, .24, 0)); plate(p.x, p.y, p.z, .145, dish); plate(p.x, p.y, p.z+.016, .105, 'linen'); bx(cloth_, -.05, .05, .16, .32, .032, .042, .004, 3, M=M)
    for x in (-.20, -.225): bx('brass', x-.006, x+.006, .15, .34, .001, .006, .002, 2, M=M)
    bx('brass', .195, .207, .15, .34, .001, .006, .002, 2, M=M)
    if glass: q = M @ Vector((.20, .42, 0)); wineglass(q.x, q.y, q.z, .95)
