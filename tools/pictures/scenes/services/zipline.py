# Canopy zipline: a trolley and harness on a steel cable that leaves a wooden platform and crosses a green canyon.
SHOT = dict(sun_el=40., sun_az=-70., dust=1.0, ozone=1.6, cloud=.7, cloud_k=6., cam=(.36, -1.15, 1.62), look=(-.16, 4., 1.40), lens=29., level=0, shift=0.)
END = (3.4, 62., -1.6)


def along(u):
    """A point of the cable between its post (0) and the far side (1); it sags."""
    return Vector((-.66, .42, 2.36)).lerp(Vector(END), u) - Vector((0, 0, 1.4*4*u*(1-u)))


def trolley(P0, D):
    """Two grooved wheels on the cable between orange plates, with a carabiner below; D is the direction of the cable."""
    M = T(*P0) @ D.to_track_quat('X', 'Z').to_matrix().to_4x4()
    for x in (-.055, .055): turned(M @ T(x, 0, .026) @ RX(math.pi/2), [(0, -.013), (.030, -.013), (.030, -.008), (.021, -.003), (.021, .003), (.030, .008), (.030, .013), (0, .013)], 'steel_w', 40); turned(M @ T(x, 0, .026) @ RX(math.pi/2), [(0, -.024), (.008, -.024), (.008, .024), (0, .024)], 'metal', 24)
    for y in (-.021, .016): extrude(M @ T(0, y, 0), [(-.092, .030), (-.080, .052), (-.050, .062), (.050, .062), (.080, .052), (.092, .030), (.060, -.010), (.024, -.066), (-.024, -.066), (-.060, -.010)], 0, .005, 'toy_coral', .0015, 2)
    ring = [M @ Vector((.026*math.cos(a)*(1.15 if math.sin(a) > 0 else .9), 0, -.105+.058*math.sin(a))) for a in [6.28318*i/40 for i in range(41)]]; pipe(ring, .0056, 'steel_w', 12); pipe([M @ Vector((.026, -.0, -.125)), M @ Vector((.027, 0, -.090))], .0085, 'metal', 14)
    return M @ Vector((0, 0, -.158))


def strap(points, w, m):
    """Flat webbing through points."""
    b = Builder(); pts = curve(points, 8)
    for k, p in enumerate(pts): d = (pts[min(k+1, len(pts)-1)] - pts[max(k-1, 0)]).normalized(); side = d.cross(Vector((0, 1, 0))).normalized() if abs(d.y) < .9 else Vector((1, 0, 0)); b.v += [tuple(p - side*w/2), tuple(p + side*w/2)]; b.t += [.5, .5]
    b.f = [(2*i, 2*i+2, 2*i+3, 2*i+1) for i in range(len(pts)-1)]; o = link(b.mesh('strap', [mat(m)], True)); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .004


def harness(Q):
    """A seat harness that hangs from a point: two risers, a padded belt with buckles, leg loops."""
    for s in (-1, 1): strap([Q, Q + Vector((s*.05, 0, -.16)), Q + Vector((s*.13, -.02, -.36)), Q + Vector((s*.155, -.03, -.47))], .030, 'fab_indigo')
    belt = [Q + Vector((.165*math.cos(a), .12*math.sin(a), -.50-.02*math.sin(a))) for a in [6.28318*i/32 for i in range(33)]]
    for dz, m, r in ((0, 'fab_terra', .022), (.030, 'fab_indigo', .010), (-.030, 'fab_indigo', .010)): pipe([p + Vector((0, 0, dz)) for p in belt], r, m, 14)
    for s in (-1, 1): pipe([Q + Vector((s*.085 + .078*math.cos(a), -.02+.085*math.sin(a), -.68-.05*math.cos(a)*s)) for a in [6.28318*i/28 for i in range(29)]], .018, 'fab_indigo', 12); strap([Q + Vector((s*.15, -.03, -.52)), Q + Vector((s*.15, -.05, -.60)), Q + Vector((s*.14, -.05, -.68))], .026, 'fab_indigo')
    bx('steel_w', -.022, .022, -.006, .006, -.016, .016, .004, 2, M=T(*(Q + Vector((.02, -.135, -.50)))))


def helmet(M, m):
    """A vented shell with a rim and a chin strap."""
    b = Builder(); n, k = 48, 20
    for j in range(k+1):
        th = 1.62*j/k
        for i in range(n): a = 6.28318*i/n; r = 1 + .035*max(0, math.cos(6*a))**6*math.sin(th*2); b.v.append(tuple(M @ Vector((.118*r*math.sin(th)*math.cos(a)*1.16, .118*r*math.sin(th)*math.sin(a), .002+.125*r*math.cos(th))))); b.t.append(.5)
    b.f = [(j*n+i, j*n+(i+1) % n, (j+1)*n+(i+1) % n, (j+1)*n+i) for j in range(k) for i in range(n)]; o = link(b.mesh('helmet', [mat(m)], True)); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .006
    pipe([M @ Vector((.137*math.cos(a), .118*math.sin(a), -.004)) for a in [6.28318*i/48 for i in range(49)]], .0055, 'rubber', 10)
    for s in (-1, 1): pipe(curve([M @ Vector(p) for p in ((.06, s*.11, 0), (.05, s*.10, -.07), (.02, 0, -.115))], 8), .005, 'rubber', 8)


def landing(x, y, z):
    """The tower on the far side: a deck with a rail on four posts, under a thatched roof."""
    for a in (-2.3, 2.3):
        for b in (-.3, 3.6): tube((x+a, y+b, -16), (x+a, y+b, z+1.3), .17, 'wood_z')
    bx('wood_x', x-3, x+3, y-.6, y+4, z-1.75, z-1.45, 0)
    for h in (-1.0, -.55): bx('wood_x', x-3, x-1., y-.5, y-.38, z+h, z+h+.12, 0); bx('wood_x', x+1., x+3, y-.5, y-.38, z+h, z+h+.12, 0)
    for s in (-1, 1): tube((x+2.3*s, y-.3, -9), (x-2.3*s, y-.3, z-1.8), .09, 'wood_z')
    thatch_roof(x, y+1.6, z+1.0, 3.9, 3.6, 2.3, 9000)


def canyon():
    """A deep green valley: trees on both slopes, a far wall in haze."""
    ridge_far(620, -900, 700, 92); HAZE.update(dist=900., col=(.62, .74, .82), k=.55)
    r = random.Random(4); trees = [bush_mesh(20+i, 2600, 1., .85, .085, 0.) for i in range(4)]; floor = lambda x, y: -15. + min(15.5, .0155*abs(x-.03*y)**2.05) + min(3., 13.*max(0, (y-62)/40)**1.5) + .03*max(0, y-120)
    for _ in range(1150):
        y = R(r, 11, 185); x = R(r, -.60, .60)*min(y+14, 130); s = R(r, 1.5, 3.4); link(r.choice(trees), None, T(x, y, floor(x, y)+s*.2) @ RZ(r.random()*6) @ Matrix.Diagonal((s, s, s*R(r, .8, 1.25), 1)))
    for k in range(26): y = R(r, 18, 80); x = R(r, -.5, .5)*(y+10); link(PALMS_Z[k % 3], None, T(x, y, floor(x, y)-1.) @ RZ(r.random()*6) @ Matrix.Scale(R(r, .9, 1.3), 4))
    b = Builder(); xs = [-110+4*i for i in range(56)]; ys = [4+4*j for j in range(32)] + [140*1.2**j for j in range(10)]; b.v = [(x, y, floor(x, y)-.6) for y in ys for x in xs]; b.t = [.5]*len(b.v); n = len(xs); b.f = [(j*n+i, j*n+i+1, (j+1)*n+i+1, (j+1)*n+i) for j in range(len(ys)-1) for i in range(n-1)]; link(b.mesh('valley', [mat('hill')], True))


def build():
    metal('steel_w', (.62, .62, .60), .28); MATS['metal'] = metal('dark_steel', (.16, .16, .17), .4); planks('wood_x', 'x', -1.9, 1.9, -2.4, .55, -.05, 0, .16, .010); bx('wood_x', -1.9, 1.9, .50, .58, -.22, -.02, .010)
    tube((-.80, .42, -4), (-.76, .42, 3.4), .115, 'wood_z'); tube((1.72, .46, -4), (1.72, .46, 1.12), .055, 'wood_z'); tube((.62, .46, -.2), (.62, .46, 1.12), .045, 'wood_z')
    for z in (1.06, .58): rope([Vector((.62+1.10*u, .46, z-.05*math.sin(math.pi*u))) for u in [i/12 for i in range(13)]], .016)
    far = [.0085 + .062*i/90 for i in range(91)]          # thicker with the distance, or the cable fades out halfway
    pipe([along(i/90) for i in range(91)], far, 'steel_w', 10); pipe([along(i/90) + Vector((0, 0, .16)) for i in range(91)], far, 'steel_w', 8)
    for z in (2.28, 2.36, 2.44): torus((0, 0, 0), .121, .010, 'steel_w', T(-.775, .42, z) @ RX(math.pi/2), 48, 8)
    u = .0150; Q = trolley(along(u), (along(u+.01)-along(u)).normalized()); harness(Q)
    bx('wood_x', .50, 1.80, .38, .54, 1.10, 1.14, .010, 3); helmet(T(.76, .45, 1.148) @ RZ(2.2), 'hull'); helmet(T(1.08, .46, 1.148) @ RZ(1.2), 'toy_coral')
    landing(*END); canyon()
PALMS_Z = [palm_mesh(i, 8., 1.3, 24, 3.8) for i in (1, 2, 3)]
run('parts/extrude.py')
