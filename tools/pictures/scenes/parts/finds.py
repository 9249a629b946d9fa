# What a child brings home from the beach, and the tools to look at it.


def shell_materials():
    """Pale pink and brown shell, banded with growth lines."""
    if 'shell_fan' in MATS: return
    for name, a, b_ in (('shell_fan', (.80, .52, .40), (.90, .80, .68)), ('shell_top', (.42, .22, .12), (.86, .74, .58))):
        m, t = newmat(name); n = noise(t, pos(t), 60, 4, .6); finish(t, pbsdf(t, mix(t, maprange(t, math_(t, 'ADD', tint(t), math_(t, 'MULTIPLY', n, .35)), .3, 1.1), col(*a), col(*b_)), .38, .5, bump(t, n, .15, .002), Clearcoat=.15)); MATS[name] = m


def scallop(M, r=.045):
    """A ribbed fan, hollow side down."""
    shell_materials(); b = Builder(); nu, nv = 90, 22
    for j in range(nv+1):
        v = j/nv
        for i in range(nu+1):
            a = -1.28 + 2.56*i/nu; rib = math.cos(a*17); q = r*v*(1 + .035*rib*v) * (.86 + .14*math.cos(a)); b.v.append(tuple(M @ Vector((q*math.sin(a), q*math.cos(a) - r*.5, r*.34*math.sin(math.pi*min(1, .06+v*.9))**.8*math.cos(a*.9) + .0016*rib*v)))); b.t.append(.5 + .5*math.sin(v*21))
    b.f = [(j*(nu+1)+i, j*(nu+1)+i+1, (j+1)*(nu+1)+i+1, (j+1)*(nu+1)+i) for j in range(nv) for i in range(nu)]; o = link(b.mesh('scallop', [mat('shell_fan')], True)); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .0022


def conch(M, size=.05):
    """A coiled shell: a tube that winds up a cone and grows toward its mouth."""
    shell_materials(); b = Builder(); n, k = 190, 20
    for i in range(n+1):
        u = i/n; a = u*6.28318*4.6; grow = size*(.03 + .97*u**2.1); c = Vector((grow*.62*math.cos(a), grow*.62*math.sin(a), size*1.75*(1-u**1.25)))
        for j in range(k): w = 6.28318*j/k; d = Vector((math.cos(a)*math.cos(w), math.sin(a)*math.cos(w), 1.12*math.sin(w))); b.v.append(tuple(M @ (c + d*grow*.56*(1 + .05*math.cos(a*9))))); b.t.append(.5 + .5*math.sin(w*3))
    b.f = [(i*k+j, i*k+(j+1) % k, (i+1)*k+(j+1) % k, (i+1)*k+j) for i in range(n) for j in range(k)]; link(b.mesh('conch', [mat('shell_top')], True))


def magnifier(M, r=.052):
    """A lens in a brass rim; it lies in the plane of M, its wooden handle along -x."""
    torus((0, 0, 0), r, .0050, 'brass', M @ RX(math.pi/2), 72, 14); turned(M, [(0, -.0048), (r*.3, -.0045), (r*.6, -.0036), (r*.98, -.0004), (r*.98, .0004), (r*.6, .0036), (r*.3, .0045), (0, .0048)], 'clearglass', 64); H = M @ T(-r-.004, 0, 0) @ RY(-math.pi/2); turned(H, [(.0055, 0), (.0065, .002), (.0065, .020), (.0055, .022)], 'brass', 28); turned(H, smooth([(.0060, .020), (.0105, .035), (.0090, .075), (.0115, .108), (.0070, .122)]) + [(0, .123)], 'wood_x', 32)


def compass(M, r=.034):
    """An open brass compass with a white dial, marks, a needle and a ring."""
    turned(M, [(0, 0), (r*.94, 0), (r, .003), (r, .014), (r*.96, .016), (r*.90, .016), (r*.88, .010)], 'brass', 72); turned(M, [(r*.89, .0095), (0, .0095)], 'gel_white', 56)
    for k in range(24): a = 6.28318*k/24; l = .72 if k % 6 == 0 else .79; pipe([M @ Vector((r*l*math.cos(a), r*l*math.sin(a), .0102)), M @ Vector((r*.85*math.cos(a), r*.85*math.sin(a), .0102))], .0005 if k % 6 else .0009, 'rubber', 5)
    for s, m in ((1, 'fab_terra'), (-1, 'metal')): b = Builder(); b.add([M @ Vector(v) for v in ((0, -.0032, .0125), (s*r*.70, 0, .0125), (0, .0032, .0125), (0, 0, .0138))], [(0, 1, 3), (1, 2, 3), (0, 3, 2)]); link(b.mesh('needle', [mat(m)]))
    turned(M, [(.0022, .010), (.0022, .0145), (0, .015)], 'brass', 20); torus((r+.008, 0, 0), .0085, .0016, 'brass', M @ T(0, 0, .008) @ RX(math.pi/2), 32, 8)
