# Outdoor scenes for the services: a boat, sports grounds, an open-air film, a paraglider, hoof prints.
# blender -b --factory-startup --python outings.py -- --shot launch|golf|tennis|volley|film|wing|tracks
import sys, os
HERE = os.path.dirname(os.path.abspath(sys.argv[sys.argv.index('--python')+1])); sys.path.insert(0, HERE)
SHOTS_HERE = '''
 'launch': dict(sun_el=24., sun_az=-70., dust=.8, ozone=1.6, cloud=.9, cloud_k=8., cam=(-5.2, 7.2, 1.0), look=(.3, 14.6, .05), lens=34., level=0, shift=0., env='beach'),
 'golf': dict(sun_el=13., sun_az=-72., dust=1.0, ozone=2., cloud=.9, cloud_k=5., cam=(-.85, -2.1, .42), look=(.30, 1.6, .82), lens=27., fstop=5.6, focus=2.0, level=0, shift=0.),
 'tennis': dict(sun_el=22., sun_az=-118., dust=.9, ozone=1.6, cloud=.8, cloud_k=6., cam=(-.72, -1.55, .62), look=(.10, .55, .12), lens=34., fstop=5.6, focus=1.5, level=0, shift=0.),
 'volley': dict(sun_el=9., sun_az=36., dust=1.2, ozone=2.4, cloud=.9, cloud_k=3., cam=(-1.5, -3.2, .62), look=(.35, 3., 1.0), lens=30., level=0, shift=0., env='beach'),
 'film': dict(sun_el=.6, sun_az=-150., dust=1.2, ozone=3., cloud=.7, cloud_k=1.2, cam=(-1.9, -4.6, 1.25), look=(.15, 1.2, 1.02), lens=30., level=0, shift=0.),
 'wing': dict(sun_el=20., sun_az=-140., dust=1., ozone=2., cloud=.9, cloud_k=4., cam=(0., 0., 46.), look=(1.8, 40., 48.8), lens=46., level=0, shift=0.),
 'tracks': dict(sun_el=5., sun_az=30., dust=1.2, ozone=2.4, cloud=.9, cloud_k=3., cam=(-.75, -3.1, 1.12), look=(.15, 1.6, .1), lens=27., level=0, shift=0., env='beach'),
'''
_STILLS = open(HERE + '/stills.py').read(); _end = _STILLS.index("}'''")
exec(compile(_STILLS[:_end] + SHOTS_HERE + _STILLS[_end:_STILLS.index("{'surf': surf")], 'stills', 'exec'))

def greenery(x0, x1, y0, y1, n, seed=3, kinds=None, smin=.6, smax=1.1, z=0.):
    """Bushes and broad leaves scattered over a rectangle."""
    r = random.Random(seed); kinds = kinds or [bush_mesh(1, 2300, .85, .62, .07, 0.), bush_mesh(2, 2300, .85, .62, .07, .5), paddle_mesh(11, 12, 2.4, .24)]
    for _ in range(n): link(r.choice(kinds), None, T(R(r, x0, x1), R(r, y0, y1), z) @ RZ(r.random()*6) @ Matrix.Scale(R(r, smin, smax), 4))
def rope(points, radius, m='thatch'):
    for p, q in zip(points, points[1:]): tube(p, q, radius, m)
def netting(x0, x1, y, z0, z1, step, m='rubber', r=.0016):
    """A square mesh in the plane y, as thin bars."""
    nx, nz = round((x1-x0)/step), round((z1-z0)/step)
    for i in range(nx+1): bx(m, x0+i*step-r, x0+i*step+r, y-r, y+r, z0, z1, 0)
    for k in range(nz+1): bx(m, x0, x1, y-r, y+r, z0+k*step-r, z0+k*step+r, 0)

for nm, c, r_, co in (('hull', (.84, .83, .79), .25, .5), ('hullband', (.03, .20, .24), .25, .5), ('sailcloth', (.86, .84, .79), .9, 0), ('clay', (.44, .17, .085), .95, 0), ('chalk', (.82, .80, .75), .9, 0), ('felt', (.62, .70, .10), 1., 0), ('ballwhite', (.88, .88, .86), .35, .4), ('wingred', (.62, .16, .06), .7, 0), ('wingsand', (.86, .80, .66), .7, 0), ('wingteal', (.04, .26, .28), .7, 0), ('pilot', (.05, .06, .07), .8, 0), ('popcorn', (.88, .78, .50), .9, 0)): flatmat(nm, c, r_, .4, co)

def hull(M, length, beam, depth, band='hullband', n=46):
    """An open boat: outer shell with a colored band, inner shell, gunwale."""
    def station(u, inset):
        k = 2*u-1; w = max(.004, (beam/2-inset)*(1-max(0, k)**2.6)*(1-.22*max(0, -k)**2)); sheer = depth*(.62 + .38*max(0, k)**2.2 + .04*k*k); keel = depth*.62*max(0, k)**4.5
        return w, sheer, keel + inset*.6
    for inset, m in ((0., 'hull'), (.045, 'hull')):
        b = Builder(); rows = 11
        for i in range(n+1):
            u = i/n; w, sheer, keel = station(u, inset)
            for side in (-1, 1):
                for j in range(rows+1):
                    v = j/rows; b.v.append(tuple(M @ Vector(((u-.5)*length, side*w*v**.55, keel + (sheer-keel)*v**1.7)))); b.t.append(v)
        S = rows+1; b.f = [((i*2+s)*S+j, ((i+1)*2+s)*S+j, ((i+1)*2+s)*S+j+1, (i*2+s)*S+j+1) for i in range(n) for s in (0, 1) for j in range(rows)]
        link(b.mesh('hull', [mat(m)], True))
    edge = [[M @ Vector(((i/n-.5)*length, s*station(i/n, .02)[0], station(i/n, 0)[1])) for i in range(n+1)] for s in (-1, 1)]
    for line in edge:
        rope(line, .035, 'wood_x'); rope([p - Vector((0, 0, .15)) for p in line], .022, band)
    w, sheer, keel = station(0, 0); b = Builder(); b.add([M @ Vector((-length/2, s*w*v**.55, keel+(sheer-keel)*v**1.7)) for s in (-1, 1) for v in [j/8 for j in range(9)]], [tuple(range(8, -1, -1)) + tuple(range(9, 18))]); link(b.mesh('transom', [mat('hull')]))
    for u in (.22, .46, .68):
        w, sheer, keel = station(u, .05); bx('wood_y', (u-.5)*length-.16, (u-.5)*length+.16, -w*.93, w*.93, sheer*.68, sheer*.68+.045, .008, M=M)
    bx('deck_x', -length*.46, length*.28, -beam*.26, beam*.26, depth*.13, depth*.15, 0, M=M)
def outboard(M):
    bx('rubber', -.24, .22, -.19, .19, .30, .78, .09, 4, M=M); bx('gel_white', -.25, .23, -.195, .195, .50, .60, .04, 3, M=M); bx('rubber', -.10, .10, -.06, .06, -.55, .34, .03, 3, M=M); bx('metal', -.02, .22, -.16, .16, .18, .30, .03, 2, M=M)
def launch():
    beach(shore=12.2); M = T(.35, 14.9, -.98) @ RZ(-2.25) @ RX(.02); hull(M, 6.4, 1.9, 1.05); outboard(M @ T(-3.35, 0, .35))
    for k, (x, m) in enumerate(((-1.2, 'fab_terra'), (.1, 'linen'))): link(cushion_mesh('bc', .5, .4, .16, m, seed=k), None, M @ T(x, .2, .72))
    bow = M @ Vector((3.1, 0, .95)); rope([bow.lerp(Vector((-1.2, 9.6, BH(-1.2, 9.6)+.02)), u) - Vector((0, 0, .5*math.sin(math.pi*u))) for u in [i/14 for i in range(15)]], .018)
    tube((-1.2, 9.6, BH(-1.2, 9.6)-.1), (-1.15, 9.55, BH(-1.2, 9.6)+.5), .05, 'wood_z'); P_((-7.6, 15.5, -.9, 2, 8., 2.)); P_((9.5, 12., -.6, 1, 8.5, 3.))
def ridge_far(y0=2600, x0=-5200, x1=-400, hmax=320, haze=None):
    """Hazy hills on the horizon."""
    HAZE.update(col=(1., .62, .45) if haze else (1., .55, .33) if low else (.62, .76, .92), k=haze or (.3 if low else .55), dist=4200.); r = Builder(); nx, ny = 160, 16
    for j in range(ny+1):
        for i in range(nx+1): x = x0+(x1-x0)*i/nx; y = y0+900*j/ny; k = sum(mnoise.noise(Vector((x*f, 7., y*f*.6)))*a for f, a in ((.0016, .55), (.005, .25), (.016, .1))); r.v.append((x, y, -5+max(0, hmax*(.48+k)*math.sin(math.pi*i/nx)**.5)*math.sin(math.pi*min(1, j/ny+.02))**.8)); r.t.append(.5)
    r.f = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]; link(r.mesh('ridge', [mat('hill')], True))
def m_fairway():
    m, t = newmat('fairway'); p = pos(t); s = node(t, 'SeparateXYZ', {0: p}); u = math_(t, 'ADD', s.outputs[0], math_(t, 'MULTIPLY', s.outputs[1], .35)); k = maprange(t, math_(t, 'SINE', math_(t, 'MULTIPLY', u, 2.4)), -.25, .25, smooth=True)
    c = mix(t, k, col(.060, .125, .022), col(.088, .165, .032)); c = mix(t, maprange(t, noise(t, p, 240, 2, .6), .35, .7), col(.045, .10, .018), c); finish(t, pbsdf(t, c, .9, .15, bump(t, noise(t, p, 320, 2, .6), .7, .006))); return m
def golf():
    MATS['fairway'] = m_fairway(); GH = lambda x, y: .10*mnoise.noise(Vector((x*.16, y*.16, 2)))-.006*max(0, y-7)**1.4
    b = Builder(); xs = [-30+i*.25 for i in range(241)]; ys = [-4+j*.25 for j in range(150)]; b.v = [(x, y, GH(x, y)) for y in ys for x in xs]; b.t = [.5]*len(b.v); n = len(xs); b.f = [(j*n+i, j*n+i+1, (j+1)*n+i+1, (j+1)*n+i) for j in range(len(ys)-1) for i in range(n-1)]; link(b.mesh('green', [MATS['fairway']], True))
    hx, hy = .75, 2.0; z = GH(hx, hy); g('rubber', 0, 1).cyl(hx, hy, z-.02, z+.003, .054, 40); torus((0, 0, 0), .055, .0035, 'gel_white', T(hx, hy, z+.004) @ RX(math.pi/2)); tube((hx, hy, z), (hx, hy, z+2.0), .011, 'gel_white')
    fl = Builder(); nn = 22
    for i in range(nn+1):
        for j in range(9): u, v = i/nn, j/8; fl.v.append((hx+.01+.46*u, hy+.045*math.sin(u*7+v)*u, z+1.98-.30*v-.05*u*u)); fl.t.append(.5)
    fl.f = [(i*9+j, (i+1)*9+j, (i+1)*9+j+1, i*9+j+1) for i in range(nn) for j in range(8)]; link(fl.mesh('flag', [mat('fab_terra')], True))
    x, y = -.02, -.12; sphere(x, y, GH(x, y)+.0205, .0213, 'ballwhite', 64)
    greenery(-30, 30, 15, 20, 90, 5, smin=.8, smax=1.5, z=-.4); OCEAN.update(bump=.5); SEA['z'] = -4.; sea(26.)
    for q in ((-5.5, 13, -.3, 1, 8.5, .3), (-8.2, 15, -.4, 2, 9., 2.), (7.5, 14, -.4, 3, 8.6, 3.), (10.5, 16, -.5, 1, 9.4, 5.)): P_(q)
    ridge_far()
def racket(M):
    tilt = Matrix.Scale(.76, 4, (0, 1, 0)); torus((0, 0, 0), .165, .0105, 'wingteal', M @ T(.0, 0, 0) @ tilt @ RX(math.pi/2), 96, 12)
    for k in range(-9, 10):
        y = k*.0125; w = .158*math.sqrt(max(0, 1-(y/.122)**2)); w > .01 and tube(M @ Vector((-w, y, 0)), M @ Vector((w, y, 0)), .0009, 'gel_white')
    for k in range(-11, 12):
        x = k*.0133; h = .122*math.sqrt(max(0, 1-(x/.158)**2)); h > .01 and tube(M @ Vector((x, -h, .001)), M @ Vector((x, h, .001)), .0009, 'gel_white')
    for s in (-1, 1): tube(M @ Vector((.135, s*.072, 0)), M @ Vector((.275, s*.008, 0)), .0095, 'wingteal')
    tube(M @ Vector((.27, 0, 0)), M @ Vector((.33, 0, 0)), .015, 'wingteal'); tube(M @ Vector((.32, 0, 0)), M @ Vector((.50, 0, 0)), .0165, 'saddle', .0175); tube(M @ Vector((.495, 0, 0)), M @ Vector((.51, 0, 0)), .0195, 'rubber')
def tennis():
    b = Builder(); b.add([(-20, -6, 0), (20, -6, 0), (20, 14, 0), (-20, 14, 0)], [(0, 1, 2, 3)]); m, t = newmat('court'); p = pos(t); c = mix(t, maprange(t, noise(t, p, 3.5, 6, .6), .3, .7), col(.36, .13, .065), col(.47, .19, .10)); c = mix(t, maprange(t, noise(t, p, 220, 3, .7), .3, .75), col(.30, .11, .055), c); finish(t, pbsdf(t, c, .95, .15, bump(t, noise(t, p, 260, 3, .7), .6, .004))); link(b.mesh('court', [m]))
    for k in range(60): x = -20+k*.667; bx('chalk', x, x+.66, .28, .33, .0005, .0022, 0)
    bx('chalk', .62, .67, -6, .33, .0005, .002, 0)
    racket(T(.02, -.22, .012) @ RZ(.72) @ RY(-.012)); 
    for x, y in ((.36, -.36), (-.26, .12), (.40, .52)): sphere(x, y, .0335, .0335, 'felt', 48); torus((0, 0, 0), .0325, .0012, 'gel_white', T(x, y, .0335) @ RX(.7+x) @ RZ(y*5), 48, 6)
    netting(-9, 9, 3.2, .06, .86, .05); bx('chalk', -9, 9, 3.185, 3.215, .84, .92, .004); bx('chalk', .1, .15, 3.18, 3.22, 0, .9, 0)
    bx('wood_x', -3.6, -2.2, 4.4, 4.8, .40, .46, .01); [bx('metal', x, x+.05, 4.45, 4.75, 0, .4, .004) for x in (-3.5, -2.35)]; towel(-2.8, 4.55, .46, .06, .34, 1.2)
    bx('stucco', -20, 20, 12.6, 12.8, 0, 1.7, 0); greenery(-12, 12, 11.4, 12.4, 60, 4, smin=.7, smax=1.2)
    for q in ((-5., 13.5, 0, 1, 8., .3), (3.4, 14.5, 0, 2, 9., 2.), (8.5, 13.5, 0, 3, 8.6, 3.)): P_(q)
def volley():
    beach(); y = 3.0; [tube((x, y, BH(x, y)-.2), (x, y, BH(x, y)+2.5), .055, 'wood_z') for x in (-3.2, 4.4)]; netting(-3.2, 4.4, y, 1.45, 2.40, .10, r=.003)
    for z in (1.43, 2.36): bx('fab_indigo', -3.2, 4.4, y-.006, y+.006, z, z+.07, .002)
    bxx, by = -.35, -.95; zb = BH(bxx, by)+.095; sphere(bxx, by, zb, .105, 'gel_cream', 64)
    for a in range(3):
        for o in (-.42, .42): M = T(bxx, by, zb) @ RZ(.5) @ RX(.4) @ (RX(math.pi/2) if a == 1 else RY(math.pi/2) if a == 2 else Matrix()) ; rr = .1055*math.sqrt(1-o*o); torus((0, o*.105, 0), rr, .0016, 'fab_indigo', M, 64, 6)
    rope([Vector((x, -.1+.05*math.sin(x*3), BH(x, -.1+.05*math.sin(x*3))+.012)) for x in [-4+i*.2 for i in range(46)]], .011, 'fab_indigo'); P_((-4.9, 7.5, -.4, 1, 8., 2.)); P_((6.2, 9., -.6, 2, 8.5, 5.))
def m_filmframe():
    m, t = newmat('filmframe'); p = pos(t); s = node(t, 'SeparateXYZ', {0: p}); x, z = s.outputs[0], s.outputs[2]
    q = node(t, 'CombineXYZ', {0: x, 1: z}).outputs[0]; above = math_(t, 'GREATER_THAN', z, 1.34); d = math_(t, 'SQRT', math_(t, 'ADD', math_(t, 'POWER', math_(t, 'SUBTRACT', x, .45), 2.), math_(t, 'POWER', math_(t, 'SUBTRACT', z, 1.56), 2.)))
    sky_ = mix(t, maprange(t, d, 1.1, .1, 0., .8), ramp(t, maprange(t, z, 1.34, 2.35), [(0, (.95, .46, .17)), (.35, (.86, .42, .24)), (.75, (.36, .30, .42)), (1, (.13, .19, .38))]), col(1., .66, .26))
    sky_ = mix(t, math_(t, 'MULTIPLY', maprange(t, noise(t, scaled(t, q, (1., 5., 1.)), 1.5, 6, .6), .52, .66, smooth=True), .5), sky_, col(.98, .55, .36)); sky_ = mix(t, maprange(t, d, .205, .195), sky_, col(1., .93, .72))
    hill = lambda base, k, h, c_, under: mix(t, math_(t, 'LESS_THAN', z, math_(t, 'ADD', base, math_(t, 'MULTIPLY', noise(t, node(t, 'CombineXYZ', {0: x, 1: k}).outputs[0], k, 4, .5), h))), under, col(*c_)); sky_ = hill(1.22, 1.1, .50, (.42, .22, .22), sky_); sky_ = hill(1.12, 2.1, .50, (.16, .09, .11), sky_)
    glint = math_(t, 'MULTIPLY', maprange(t, math_(t, 'ABSOLUTE', math_(t, 'SUBTRACT', x, .45)), .34, .02), maprange(t, noise(t, scaled(t, q, (3., 26., 1.)), 1., 3, .6), .40, .58, smooth=True)); sea_ = mix(t, glint, ramp(t, maprange(t, z, .75, 1.34), [(0, (.015, .055, .085)), (1, (.10, .15, .19))]), col(1., .62, .28)); c = mix(t, above, sea_, sky_)
    dx = math_(t, 'SUBTRACT', x, -.62); dz = math_(t, 'SUBTRACT', z, 1.32); sail_ = math_(t, 'MULTIPLY', math_(t, 'GREATER_THAN', dz, .05), math_(t, 'LESS_THAN', math_(t, 'ADD', math_(t, 'MULTIPLY', math_(t, 'ABSOLUTE', math_(t, 'SUBTRACT', dx, .03)), 3.2), dz), .44)); body = math_(t, 'MULTIPLY', math_(t, 'LESS_THAN', math_(t, 'ABSOLUTE', dz), .022), math_(t, 'LESS_THAN', math_(t, 'ABSOLUTE', dx), .17)); c = mix(t, sail_, c, col(.95, .80, .58)); c = mix(t, body, c, col(.05, .04, .05))
    finish(t, node(t, 'Emission', {'Color': c, 'Strength': 2.2}).outputs[0]); return m
def film():
    b = Builder(); b.add([(-20, -8, 0), (20, -8, 0), (20, 16, 0), (-20, 16, 0)], [(0, 1, 2, 3)]); link(b.mesh('lawn', [mat('lawn')]))
    s = Builder(); s.add([(-1.55, 3.2, .75), (1.75, 3.2, .75), (1.75, 3.2, 2.35), (-1.55, 3.2, 2.35)], [(0, 1, 2, 3)]); link(s.mesh('screen', [m_filmframe()]))
    for x in (-1.66, 1.86): tube((x, 3.22, 0), (x, 3.22, 2.75), .045, 'wood_z')
    tube((-1.8, 3.22, 2.5), (2., 3.22, 2.5), .03, 'wood_x'); [rope([Vector((x, 3.21, 2.35)), Vector((x, 3.22, 2.5))], .005) for x in (-1.5, -.7, .1, .9, 1.7)]; bx('linen', -1.60, 1.80, 3.205, 3.215, .70, 2.40, 0)
    bx('fab_sand', -2.1, 2.1, -1.6, 1.0, .005, .02, .004, 1)
    for k, (x, y, m, rz) in enumerate(((-1.25, -.45, 'fab_terra', .3), (-.55, -.62, 'linen', -.2), (.35, -.55, 'fab_indigo', .25), (1.15, -.35, 'fab_terra', -.35), (1.5, .35, 'linen', .5), (-1.5, .3, 'fab_indigo', .6))): link(cushion_mesh(f'p{k}', .66, .66, .30, m, 22, seed=k), None, T(x, y, .15) @ RZ(rz))
    for k, (x, y, m) in enumerate(((-1.05, -.10, 'linen'), (.55, -.18, 'fab_sand'))): link(cushion_mesh(f'b{k}', .58, .46, .22, m, 22, seed=20+k), None, T(x, y, .38) @ RX(1.0))
    table(-.1, .15, 0, .9, .5, .26); r = random.Random(2); lathe(-.18, .15, .26, smooth([(0, 0), (.06, 0), (.13, .05), (.16, .11), (.155, .115), (.11, .06), (0, .05)]), 'wood_x', 48)
    for _ in range(60): a, rr = R(r, 0, 6.3), .125*r.random()**.5; sphere(-.18+rr*math.cos(a), .15+rr*math.sin(a), .36+R(r, 0, .05)*(1-rr/.14), R(r, .012, .019), 'popcorn', 8)
    for x in (.08, .17): lathe(x, .12+x*.3, .26, [(0, 0), (.028, 0), (.032, .10)], 'thinglass', 32); lathe(x, .12+x*.3, .262, [(0, 0), (.027, 0), (.030, .075), (0, .075)], 'juice', 32)
    for x, y, q in ((-2.35, .7, 1.3), (2.45, .9, 1.1), (-2.2, -1.2, 1.), (2.2, -1.0, 1.2)): lantern(x, y, 0, q, 160.)
    for row, yy in enumerate((1.6, 4.2)):
        rope([Vector((-4.5+9*k/40, yy, 3.05-.5*math.sin(math.pi*((k/40*2) % 1)))) for k in range(41)], .006, 'rubber')
        for k in range(19): u = (k+.5)/19; sphere(-4.5+9*u, yy, 3.0-.5*math.sin(math.pi*((u*2) % 1)), .030, emat('fest', (1, .62, .28), 60.), 10)
    greenery(-8, 8, 5., 7.5, 70, 6, smin=.8, smax=1.5); greenery(3.5, 22, 8.5, 15, 130, 16, smin=1.3, smax=2.4)
    for q in ((-4.4, 7, 0, 1, 8., .3), (4.6, 8., 0, 2, 9., 2.), (7.5, 6.5, 0, 3, 8.6, 3.), (10.5, 13., 0, 1, 7.6, 2.)): P_(q)
    area(0, -2.5, 3.4, 5, 2, 26, c=(1, .72, .45)); area(.1, 2.9, 1.5, 3.2, 1.5, 26, rx=math.pi/2, c=(1., .75, .55))
def wing():
    SEA['z'] = 0.; OCEAN.update(shore=-500., foam=.25, bump=.5); sea(4.); Mw = T(2.6, 40., 47.) @ RZ(-.42) @ RX(.06); span, chord, cells = 9.6, 2.3, 36
    for k in range(cells):        # ribs along an arc, three colors
        b = Builder(); n = 14; m = 'wingteal' if k in (0, 1, 2, cells-1, cells-2, cells-3) else 'wingred' if (k // 4) % 2 else 'wingsand'
        for e in (k/cells, (k+1)/cells):
            a = (e-.5)*1.75; x, z = span/2/math.sin(.875)*math.sin(a), span/2/math.sin(.875)*(math.cos(a)-math.cos(.875))*.72 + 4.6; c = chord*(1-.55*abs(2*e-1)**2.4)
            for up in (1, -1):
                for i in range(n+1): u = i/n; th = .14*c*(2.9*math.sqrt(u)*(1-u)**1.1)*(1 if up > 0 else -.25); b.v.append(tuple(Mw @ Vector((x + th*math.sin(a)*.6, -c*.35+c*u, z + th*math.cos(a))))); b.t.append(.5)
        S = 2*(n+1); b.f = [(o+i, S+o+i, S+o+i+1, o+i+1) for o in (0, n+1) for i in range(n)]; link(b.mesh('cell', [mat(m)], True))
        if k % 3 == 0:
            a = (k/cells-.5)*1.75; x, z = span/2/math.sin(.875)*math.sin(a), span/2/math.sin(.875)*(math.cos(a)-math.cos(.875))*.72+4.6
            for dy in (-.5, .5): tube(Mw @ Vector((x, dy, z)), Mw @ Vector(((.22 if x > 0 else -.22), .05, 0.15)), .007, 'rubber')
    P0 = Mw @ T(0, .1, -.35)          # the pilot, seated
    sphere(*(P0 @ Vector((0, 0, .62))), .135, 'gel_white', 24); loft([(-.02+.62*u, .20*math.sin(math.pi*min(1, u*.8+.2))**.5, 0, .13, .13, 2.2) for u in [i/12 for i in range(13)]], P0 @ RY(-math.pi/2), 'pilot'); loft([(-.25+.95*u, .23*math.sin(math.pi*min(1, u*.85+.12))**.6, -.05, .12, .17, 2.6) for u in [i/14 for i in range(15)]], P0 @ RZ(math.pi/2+math.pi), 'wingteal')
    for s in (-1, 1): tube(P0 @ Vector((s*.11, -.35, .0)), P0 @ Vector((s*.12, -.95, .02)), .065, 'pilot', .05); tube(P0 @ Vector((s*.12, -.95, .02)), P0 @ Vector((s*.12, -1.12, -.12)), .055, 'saddle'); tube(P0 @ Vector((s*.20, 0, .42)), P0 @ Vector((s*.34, -.06, .86)), .045, 'pilot')
    ridge_far(1500, -3200, -150, 300); ridge_far(2600, 300, 5200, 240)
def tracks():
    SEA['z'] = -.85; OCEAN.update(shore=10.5, foam=1., bump=.5, deep=(.008, .06, .085), shallow=(.06, .30, .30)); GROUND['veg'] = -300.
    r = random.Random(5); prints = []
    for lane, off in ((0, -.55), (1, .75)):          # two horses side by side, walking out along the water
        for k in range(26): y = -3.2+k*.62+lane*.2; x = off + .10*(1 if k % 2 else -1) + .35*math.sin(y*.22) + R(r, -.03, .03); prints.append((x, y, R(r, -.12, .12)))
    def press(x, y):
        d = 0.
        for px, py, rz in prints:
            dx, dy = x-px, y-py
            if abs(dx) > .2 or abs(dy) > .2: continue
            u, v = dx*math.cos(rz)+dy*math.sin(rz), -dx*math.sin(rz)+dy*math.cos(rz); q = math.hypot(u/.056, v/.064); d += -.040*max(0, 1-q**6) if q < 1 else .020*math.exp(-((q-1.12)/.22)**2)
            if q < 1 and abs(u) < .020 and v < .028: d += .024*(1-abs(u)/.024)          # the frog of the hoof stays up
        return d
    WH = lambda x, y: BH(x, y)*.5 - .085*max(0, y-2.2)*.55
    b = Builder(); st = .0125; x0, x1, y0, y1 = -1.9, 2.1, -2.9, 2.6; nx, ny = int((x1-x0)/st), int((y1-y0)/st); b.v = [(x0+st*i, y0+st*j, WH(x0+st*i, y0+st*j) + press(x0+st*i, y0+st*j)) for j in range(ny+1) for i in range(nx+1)]; b.t = [.5]*len(b.v); b.f = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]; link(b.mesh('sand', [mat('ground')], True))
    b = Builder(); st = .05; x0, x1, y0, y1 = -9, 9, -4, 14; nx, ny = int((x1-x0)/st), int((y1-y0)/st); fine = lambda i, j: -1.901 < x0+st*i < 2.049 and -2.901 < y0+st*j < 2.549; b.v = [(x0+st*i, y0+st*j, WH(x0+st*i, y0+st*j) + press(x0+st*i, y0+st*j)) for j in range(ny+1) for i in range(nx+1)]; b.t = [.5]*len(b.v); b.f = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx) if not fine(i, j)]; link(b.mesh('sand2', [mat('ground')], True))
    b = Builder(); b.add([(-300, -12, -.02), (300, -12, -.02), (300, 2, -.06), (-300, 2, -.06), (300, 30, -1.4), (-300, 30, -1.4)], [(0, 1, 2, 3), (3, 2, 4, 5)]); link(b.mesh('sand3', [mat('ground')])); sea(5.); ridge_far(1500, -4200, -300, 260); P_((-6.2, 6., -.4, 1, 8., 2.))
{'launch': launch, 'golf': golf, 'tennis': tennis, 'volley': volley, 'film': film, 'wing': wing, 'tracks': tracks}[A.shot]()
flush()
exec(compile(TAIL, 'tail', 'exec'))
