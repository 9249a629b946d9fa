# Mariachi: a guitar and a trumpet on a chair, a hat, under paper flags in the evening.
SHOT = dict(sun_el=13., sun_az=-122., dust=1.2, ozone=2., cloud=.4, cloud_k=4., cam=(-.54, -3.0, 1.0), look=(.12, .10, .79), lens=44., fstop=5., focus=2.95, level=0, shift=0.)
run('parts/guitar.py')


def flags(y, z0, colors, seed):
    """A string of cut paper flags with their holes."""
    r = random.Random(seed); n = 9; line = lambda u: (-2.0+4.*u, y, z0-.16*math.sin(math.pi*u)); rope([Vector(line(i/60)) for i in range(61)], .0025, 'linen')
    for k in range(n):
        u0, u1 = (k+.06)/n, (k+.94)/n; (xa, _, za), (xb, _, zb) = line(u0), line(u1); m = colors[k % len(colors)]; h = .27; b = Builder(); nx, nz = 12, 9
        for j in range(nz+1):
            for i in range(nx+1): u, v = i/nx, j/nz; b.v.append((xa+(xb-xa)*u, y+.020*math.sin(3*u+k)*v-.015*v*math.sin(k*1.7), za+(zb-za)*u-h*v-(.018*abs(math.sin(u*math.pi*4)) if j == nz else 0))); b.t.append(.5)
        hole = lambda i, j: (j in (2, 6) and i % 3 == 1) or (j == 4 and i in (4, 5, 6, 7)) or (j in (3, 5) and i in (5, 6)) or (j == 7 and i % 2 == 0 and 0 < i < 11)
        b.f = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(nz) for i in range(nx) if not hole(i, j)]; link(b.mesh('flag', [mat(m)]))


def papers():
    """Tissue paper that lets light through."""
    for name, c in (('tissue_pink', (.75, .06, .26)), ('tissue_orange', (.82, .26, .03)), ('tissue_teal', (.03, .36, .38)), ('tissue_yellow', (.86, .56, .06)), ('tissue_violet', (.24, .08, .36))):
        m, t = newmat(name); finish(t, mixsh(t, .45, node(t, 'BsdfDiffuse', {'Color': col(*c)}).outputs[0], node(t, 'BsdfTranslucent', {'Color': col(*c)}).outputs[0])); MATS[name] = m


def rush_chair(x, y, turn):
    """A painted wooden chair with a woven seat."""
    M = T(x, y, 0) @ RZ(turn); m = 'fab_indigo_paint'; plain(m, (.025, .10, .14), .45, .2)
    for lx in (-.20, .20):
        turned(M @ T(lx, -.19, 0), smooth([(.017, 0), (.021, .05), (.016, .10), (.022, .16), (.018, .22), (.021, .42), (.018, .455), (0, .456)]), m, 24); pipe(curve([M @ Vector((lx*.95, .19, 0)), M @ Vector((lx*.95, .19, .45)), M @ Vector((lx*.98, .215, .75)), M @ Vector((lx, .25, 1.0))], 8), .0185, m, 16); tube(M @ Vector((lx, -.19, .16)), M @ Vector((lx*.95, .19, .16)), .012, m); tube(M @ Vector((lx, -.19, .28)), M @ Vector((lx*.95, .19, .28)), .012, m)
    for yy in (-.19, .19): tube(M @ Vector((-.2, yy, .22)), M @ Vector((.2, yy, .22)), .012, m)
    for z, h in ((.62, .07), (.78, .07), (.92, .11)): bx(m, -.185, .185, -.010, .012, 0, h, .007, 3, M=M @ T(0, .205+.11*(z-.62)**1.2, z))
    for k in range(30):
        u = -.195+.39*k/29
        for s, q in ((0, 0), (1, math.pi/2)): pipe([M @ (RZ(q) @ Vector((u, v*.2, .44+.006*((k+int(v*10+10)) % 2) - .012*(1-abs(u)/.2)*(1-abs(v))))) for v in [-1+2*i/12 for i in range(13)]], .0068, 'thatch', 6)


def build():
    spruce(); plain('char_hole', (.008, .006, .005), 1.); papers(); tiles('terracotta', -4, 4, -3, 1.0, 0, .38, .38, .010); bx('wall_ochre', -5, 5, 1.0, 1.2, 0, 3.4, 0) if plain('wall_ochre', (.62, .36, .13), .95) else 0
    bx('stucco', -5, 5, .985, 1.01, 0, .42, .004); rush_chair(.02, .12, .22); C = T(.02, .12, 0) @ RZ(.22)
    guitar(C @ T(-.01, -.10, .462) @ RZ(.05) @ RX(-.24) @ RY(.10)); sombrero(T(.74, .93, 1.06) @ RZ(-.1) @ RX(1.38), .29)
    table(.86, .20, 0, .62, .46, .46, rz=-.15); trumpet(T(.82, .10, .522) @ RZ(.42) @ RX(1.30)); bx('fab_terra', -.26, .26, -.16, .16, .461, .467, .002, 1, M=T(.84, .12, 0) @ RZ(-.1))
    candle(1.06, .30, .46, .035, .11, 90.); candle(.97, .36, .46, .030, .07, 90.); band(-.90, .50, 0, smooth([(0, 0), (.13, 0), (.20, .13), (.21, .27), (.14, .42), (.10, .47), (.12, .51)]), 'terracotta', ((.28, .295, 'slip'), (.31, .315, 'slip'))); link(bush_mesh(44, 900, .34, .34, .05, .75), None, T(-.90, .50, .52))
    flags(.62, 1.76, ('tissue_pink', 'tissue_teal', 'tissue_yellow', 'tissue_orange', 'tissue_violet'), 2); flags(.20, 1.93, ('tissue_orange', 'tissue_violet', 'tissue_pink', 'tissue_teal', 'tissue_yellow'), 5)
    for x, y, s in ((-1.45, .55, 1.3), (1.5, .6, 1.5)): lantern(x, y, 0, s, 90.); lamp(x, y, .27*s, 3.)
    pot(1.85, .35, 0, .24, .46); link(paddle_mesh(7, 10, 1.6, .17), None, T(1.85, .35, .4)); link(palm_mesh(1, 3.9, .8, 24, 2.8), None, T(-6.4, -4.6, 0))
