# A sewn bear of short plush, wooden blocks and a wooden train.


def plush():
    """Short pile, a little lighter where it catches the light."""
    if 'plush' in MATS: return
    m, t = newmat('plush'); p = pos(t); n = noise(t, p, 380, 3, .7)
    finish(t, pbsdf(t, mix(t, n, col(.30, .17, .085), col(.50, .32, .18)), 1., .1, bump(t, n, .9, .005), Sheen=.8)); MATS['plush'] = m
    plain('muzzle', (.66, .53, .38), 1.)


def ball(M, x, y, z, rx, ry, rz, m):
    """A soft ball, wider or flatter along each axis of M, with slight lumps."""
    b = Builder(); n = 36
    for j in range(n//2+1):
        for i in range(n):
            th, ph = math.pi*j/(n//2), 2*math.pi*i/n; d = Vector((math.sin(th)*math.cos(ph), math.sin(th)*math.sin(ph), math.cos(th))); k = 1 + .035*mnoise.noise(d*2.1 + Vector((x*40, y*40, z*40)))
            b.v.append(tuple(M @ Vector((x+d.x*rx*k, y+d.y*ry*k, z+d.z*rz*k)))); b.t.append(.5)
    b.f = [(j*n+i, (j+1)*n+i, (j+1)*n+(i+1) % n, j*n+(i+1) % n) for j in range(n//2) for i in range(n)]; link(b.mesh('ball', [mat(m)], True))


def bear(x, y, z, s=1., turn=0.):
    """A sitting bear, about 34 cm high, that looks along -y."""
    plush(); M = T(x, y, z) @ RZ(turn) @ Matrix.Scale(s, 4)
    ball(M, 0, 0, .10, .088, .080, .105, 'plush'); ball(M, 0, -.052, .10, .055, .036, .070, 'muzzle'); ball(M, 0, -.012, .252, .080, .074, .072, 'plush'); ball(M, 0, -.078, .234, .036, .028, .028, 'muzzle'); ball(M, 0, -.104, .245, .012, .008, .009, 'rubber')
    for k in (-1, 1):
        ball(M, k*.060, 0, .312, .028, .016, .028, 'plush'); ball(M, k*.060, -.010, .312, .018, .010, .018, 'muzzle'); ball(M, k*.028, -.080, .268, .0075, .0065, .0075, 'rubber')
        A_ = M @ T(k*.084, -.030, .135) @ RY(k*.35) @ RX(-.55); ball(A_, 0, 0, -.030, .031, .031, .066, 'plush'); L_ = M @ T(k*.066, -.086, .038) @ RZ(k*.35); ball(L_, 0, -.025, 0, .040, .082, .038, 'plush'); ball(L_, 0, -.104, .004, .026, .008, .026, 'muzzle')
    for k in (-1, 1): ball(M @ T(k*.026, -.074, .188) @ RY(k*.3), 0, 0, 0, .026, .009, .016, 'toy_coral')
    ball(M, 0, -.080, .188, .009, .009, .009, 'toy_coral')


def blocks(x, y, z, turn=0.):
    """A tower of painted wooden blocks and a few beside it."""
    r = random.Random(8); kinds = ('wood_x', 'toy_coral', 'toy_yellow', 'toy_teal', 'wood_y')
    for k, (bx_, by, bz) in enumerate(((0, 0, 0), (.062, .004, 0), (-.060, .008, 0), (.030, .002, 1), (-.032, .006, 1), (.002, .004, 2), (.15, -.06, 0))):
        bx(kinds[k % 5], -.026, .026, -.026, .026, 0, .052, .004, 3, M=T(x, y, z) @ RZ(turn) @ T(bx_, by, bz*.0525) @ RZ(R(r, -.16, .16)))
    M = T(x, y, z) @ RZ(turn) @ T(.002, .004, 3*.0525); b = g('toy_teal', .003, 2); b.add([M @ Vector(p) for p in ((-.03, -.025, 0), (.03, -.025, 0), (0, -.025, .042), (-.03, .025, 0), (.03, .025, 0), (0, .025, .042))], [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)])


def train(x, y, z, turn=0.):
    """An engine and two cars of wood."""
    M = T(x, y, z) @ RZ(turn)
    for k, (u, m) in enumerate(((0, 'toy_coral'), (.155, 'toy_yellow'), (.30, 'toy_teal'))):
        bx('wood_x', u-.062, u+.062, -.032, .032, .020, .036, .004, 3, M=M)
        if k == 0: bx(m, u+.008, u+.058, -.029, .029, .036, .098, .005, 3, M=M); bx('wood_x', u+.002, u+.064, -.034, .034, .098, .108, .004, 3, M=M); turned(M @ T(u-.058, 0, .062) @ RY(math.pi/2), [(0, 0), (.024, 0), (.026, .003), (.026, .066), (0, .066)], m, 36); turned(M @ T(u-.036, 0, .084), [(.008, 0), (.008, .022), (.014, .034), (0, .034)], 'wood_z', 28)
        else: bx(m, u-.056, u+.056, -.028, .028, .036, .072, .005, 3, M=M)
        for s in (-1, 1):
            for w in (-.038, .038): turned(M @ T(u+w, s*.036, .020) @ RX(s*-math.pi/2), [(0, 0), (.019, 0), (.020, .002), (.020, .010), (.017, .012), (0, .011)], 'wood_z', 32)
        if k: tube(M @ Vector((u-.093, 0, .028)), M @ Vector((u-.062, 0, .028)), .003, 'rubber')
