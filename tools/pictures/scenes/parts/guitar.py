# What mariachis bring: a guitar, a hat and a trumpet.


def spruce():
    """Varnished tops and dark sides."""
    if 'spruce' in MATS: return
    for name, axis, cols in (('spruce', 'z', [(.52, .27, .085), (.62, .35, .125), (.70, .43, .18)]), ('rosewood', 'z', [(.045, .016, .010), (.10, .036, .020), (.16, .06, .032)])):
        m = _varnished(name, axis, cols); MATS[name] = m
    plain('ebony', (.014, .011, .010), .35, .3); plain('bone', (.80, .74, .60), .4, .2)


def _varnished(name, axis, cols):
    m, t = newmat(name); o = node(t, 'TexCoord').outputs['Object']; q = noise(t, scaled(t, o, (90, 90, 1.6)), 1., 5, .55); finish(t, pbsdf(t, ramp(t, q, [(.3, cols[0]), (.5, cols[1]), (.7, cols[2])]), .2, .5, Clearcoat=.8)); return m


def guitar(M):
    """Stands along z of M, its top toward -y; 1 m long."""
    spruce(); half = smooth([(.0, 0), (.105, .004), (.166, .042), (.186, .115), (.168, .19), (.130, .262), (.121, .302), (.132, .355), (.141, .41), (.122, .462), (.07, .486), (0, .489)], 7)
    ring = [(w, z) for w, z in half] + [(-w, z) for w, z in half[-2:0:-1]]; n = len(ring)
    def shell(y0, y1, k, m, smoothed=False):
        b = Builder(); b.add([(x*k, y, (z-.245)*k+.245) for y in (y0, y1) for x, z in ring], [tuple(range(n))[::-1], tuple(range(n, 2*n))] + [(i, (i+1) % n, n+(i+1) % n, n+i) for i in range(n)]); o = link(b.mesh('body', [mat(m)]), None, M); md = o.modifiers.new('b', 'BEVEL'); md.width = .0025; md.segments = 2; md.limit_method = 'ANGLE'
    shell(0., .098, 1., 'rosewood'); shell(-.0022, .004, .992, 'bone'); shell(-.0032, .003, .975, 'spruce')
    disc = lambda r, y, m, z=.318: turned(M @ T(0, y, z) @ RX(math.pi/2), [(0, 0), (r, 0)], m, 64); disc(.052, -.0036, 'ebony'); disc(.0432, -.0040, 'char_hole')
    for r in (.0475, .0505): torus((0, 0, .318), r, .0011, 'bone', M @ T(0, -.0040, 0), 64, 6)
    bx('rosewood', -.085, .085, -.0105, -.003, .122, .150, .003, 2, M=M); bx('bone', -.040, .040, -.0130, -.010, .139, .142, .001, 1, M=M)
    bx('ebony', -.0285, .0285, -.013, -.004, .372, .80, .002, 2, M=M); bx('rosewood', -.027, .027, -.005, .020, .47, .80, .009, 3, M=M)
    H_ = M @ T(0, -.008, .80) @ RX(.22); bx('rosewood', -.033, .033, 0, .018, 0, .185, .006, 3, M=H_); bx('bone', -.027, .027, -.008, .004, -.002, .004, .001, 1, M=H_)
    scale = .80-.141
    for k in range(1, 19): z = .80 - scale*(1-2**(-k/12)); bx('brass', -.0275, .0275, -.0142, -.0128, z-.0008, z+.0008, 0, M=M)
    for i in range(6): x = -.0225+.009*i; pipe([M @ Vector((x*1.25, -.0128, .140)), M @ Vector((x, -.0150, .80))], .00062, 'brass' if i < 3 else 'bone', 6); pipe([M @ Vector((x, -.0150, .80)), H_ @ Vector((x*.9, -.002, .04+.055*(i % 3)))], .00062, 'bone', 5)
    for s in (-1, 1):
        for k in range(3): tube(H_ @ Vector((s*.033, .009, .04+.055*k)), H_ @ Vector((s*.048, .009, .04+.055*k)), .003, 'brass'); turned(H_ @ T(s*.052, .009, .04+.055*k) @ RX(math.pi/2), smooth([(0, -.004), (.008, -.003), (.009, .0), (.008, .003), (0, .004)]), 'bone', 18)


def sombrero(M, r=.30):
    """A wide hat of black felt with a raised brim and gold embroidery."""
    felt = 'hat_felt'; m, t = newmat(felt); o = node(t, 'TexCoord').outputs['Object']; n = noise(t, o, 220, 3); finish(t, pbsdf(t, mix(t, n, col(.010, .010, .012), col(.028, .027, .030)), 1., .15, bump(t, n, .3, .002), Sheen=.6)); MATS[felt] = m
    metal('gold_thread', (.72, .47, .15), .38)
    prof = smooth([(0, .215), (.030, .212), (.062, .185), (.085, .10), (.098, .03), (.112, .008), (.16, -.004), (.22, .004), (.27, .032), (.30, .078), (.304, .092)], 6); k = r/.30; n = 96; b = Builder()
    for side in (0, 1):
        for q, z in prof:
            for i in range(n): a = 6.28318*i/n; w = .018*math.cos(2*a)*max(0, (q-.12)/.18)**1.5; b.v.append((k*q*math.cos(a), k*q*math.sin(a)*.96, k*(z + w - .005*side))); b.t.append(.5)
    S = len(prof)*n; b.f = [(s*S+j*n+i, s*S+j*n+(i+1) % n, s*S+(j+1)*n+(i+1) % n, s*S+(j+1)*n+i) for s in (0, 1) for j in range(len(prof)-1) for i in range(n)]; link(b.mesh('hat', [mat(felt)], True), None, M)
    at_ = lambda q: next(z1 + (z2-z1)*((q-q1)/(q2-q1) if q2 > q1 else 0) for (q1, z1), (q2, z2) in zip(prof[len(prof)//2-8:], prof[len(prof)//2-7:]) if q1 <= q <= q2)
    def ringline(q, wave, times, m_, rad): pipe([M @ Vector((k*(q+wave*math.sin(times*6.28318*i/240))*math.cos(6.28318*i/240), .96*k*(q+wave*math.sin(times*6.28318*i/240))*math.sin(6.28318*i/240), k*(at_(min(.3035, q+wave*math.sin(times*6.28318*i/240))) + .018*math.cos(2*6.28318*i/240)*max(0, (q-.12)/.18)**1.5) + .0018)) for i in range(241)], rad, m_, 7)
    ringline(.302, 0, 1, 'gold_thread', .0045); ringline(.272, .014, 22, 'gold_thread', .0024); ringline(.272, -.014, 22, 'gold_thread', .0024); ringline(.238, 0, 1, 'gold_thread', .0020); ringline(.222, .006, 40, 'gold_thread', .0016)
    for z, q in ((.035, .099), (.055, .0945)): pipe([M @ Vector((k*q*math.cos(6.28318*i/64), .96*k*q*math.sin(6.28318*i/64), k*z)) for i in range(65)], .0035*k, 'gold_thread', 7)
    for i in range(10): a = .628*i; pipe([M @ Vector((k*(.0935-.030*v*v)*math.cos(a+.14*math.sin(v*6.283)), .96*k*(.0935-.030*v*v)*math.sin(a+.14*math.sin(v*6.283)), k*(.066+.10*v))) for v in [j/16 for j in range(17)]], .0016, 'gold_thread', 6)


def trumpet(M):
    """Lies along x of M, its bell toward +x; 50 cm long."""
    m = 'brass'; z = 0.
    turned(M @ T(.0, 0, .045) @ RY(math.pi/2), smooth([(.0058, -.09), (.0062, .05), (.0085, .13), (.014, .185), (.026, .222), (.046, .246), (.0605, .254)]) + [(.0620, .2555), (.0600, .2565)] + smooth([(.058, .2525), (.044, .244), (.024, .219), (.012, .183), (.007, .13)]), m, 56)
    line = lambda pts, r: pipe(curve([M @ Vector(p) for p in pts], 8), r, m, 14)
    line(((-.09, 0, .045), (-.125, 0, .043), (-.150, 0, .022), (-.150, 0, -.004), (-.125, 0, -.024), (-.09, 0, -.026), (.03, 0, -.026)), .0059)
    line(((-.215, 0, .030), (-.10, .016, .030), (.06, .016, .030), (.115, .016, .026), (.135, .016, .002), (.115, .016, -.020), (.06, .016, -.026), (.02, .016, -.026)), .0057)
    turned(M @ T(-.215, 0, .030) @ RY(-math.pi/2), smooth([(.0052, -.01), (.0052, .03), (.0065, .05), (.0125, .062), (.0135, .068), (.0115, .070), (.006, .062)]), 'chrome', 36)
    for k in range(3):
        x = -.045+.030*k; turned(M @ T(x, .006, -.075), [(0, 0), (.0125, 0), (.0125, .004), (.0118, .006), (.0118, .112), (.0128, .114), (.0128, .122), (.004, .124), (.0028, .124), (.0028, .142), (.0092, .143), (.0092, .147), (0, .148)], m, 32); line(((x, .006, -.035), (x+.006, .028, -.035), (x+.010, .034, -.02), (x+.012, .020, -.006)), .0055)
    torus((.035, .016, .0), .014, .0024, m, M @ T(0, 0, -.05) @ RX(0), 28, 8)
