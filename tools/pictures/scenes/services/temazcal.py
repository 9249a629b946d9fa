# Temazcal: a low dome of stone with a blanket at its door, a fire that heats the stones, dusk in the garden.
SHOT = dict(sun_el=.4, sun_az=118., dust=1.3, ozone=3., cloud=.8, cloud_k=1.4, cam=(1.35, -5.6, 1.3), look=(.10, .4, .80), lens=39., level=0, shift=0.)
run('parts/fire.py')
R0, H0 = 1.75, 1.55


def dome(x, y):
    """Courses of stone around an inner shell, with a low door toward -y."""
    r = random.Random(7); shell = Builder(); n, k = 72, 18
    for j in range(k+1):
        th = math.pi/2*j/k
        for i in range(n): a = 6.28318*i/n; shell.v.append((x+(R0-.10)*math.cos(th)*math.cos(a), y+(R0-.10)*math.cos(th)*math.sin(a), (H0-.08)*math.sin(th))); shell.t.append(.5)
    door = lambda a, z: abs(math.atan2(math.sin(a+math.pi/2), math.cos(a+math.pi/2)))*R0 < .44*math.sqrt(max(0, 1-(z/.92)**2)) + .02 and z < .92
    shell.f = [(j*n+i, j*n+(i+1) % n, (j+1)*n+(i+1) % n, (j+1)*n+i) for j in range(k) for i in range(n) if not door(6.28318*(i+.5)/n, (H0-.08)*math.sin(math.pi/2*(j+.5)/k))]; link(shell.mesh('shell', [mat('mud')], True))
    th = .02
    while th < 1.50:
        q = R0*math.cos(th); h = R(r, .125, .165); count = max(5, int(6.28318*q/R(r, .24, .30))); off = r.random()*6
        for i in range(count):
            a = off+6.28318*i/count+R(r, -.02, .02); z = H0*math.sin(th)
            if door(a, z): continue
            w = 6.28318*q/count*.5*.96; nx = math.cos(th)*H0; nz = math.sin(th)*R0; tilt_ = math.atan2(nz, nx); M = T(x+q*math.cos(a), y+q*math.sin(a), z) @ RZ(a) @ RY(-tilt_); rock(M, R(r, .055, .085), w, h*.53, r.random()*99)
        th += h/ math.hypot(R0*math.sin(th), H0*math.cos(th))
    for i in range(11): a = math.pi*i/10; q = T(x, y, 0) @ Vector((.50*math.cos(a), 0, .88*math.sin(a)+.03)); yy = y-math.sqrt(max(0, (R0+.02)**2*(1-(q.z/H0)**2)-(q.x-x)**2)); rock(T(q.x, yy, q.z) @ RY(-a+math.pi/2) @ RZ(math.pi/2), .10, .10, .075, 50+i)


def rock(M, d, w, h, seed):
    """A roughly squared stone: half depth d, half width w, half height h."""
    b = Builder(); n = 7; ti = (seed*.618) % 1
    for face in range(6):
        o = len(b.v)
        for i in range(n+1):
            for j in range(n+1):
                u, v = -1+2*i/n, -1+2*j/n; p = (Vector((1, u, v)), Vector((-1, v, u)), Vector((u, 1, -v)), Vector((-u, -1, -v)), Vector((u, v, 1)), Vector((u, -v, -1)))[face]; s = p / max(.8, (abs(p.x)**5+abs(p.y)**5+abs(p.z)**5)**.2); k = 1+.13*mnoise.noise(s*1.1+Vector((seed*3.7, 0, 0)))+.05*mnoise.noise(s*3.3+Vector((0, seed, 0))); b.v.append(tuple(M @ Vector((s.x*d*k, s.y*w*k, s.z*h*k)))); b.t.append(ti)
        b.f += [(o+i*(n+1)+j, o+(i+1)*(n+1)+j, o+(i+1)*(n+1)+j+1, o+i*(n+1)+j+1) for i in range(n) for j in range(n)]
    link(b.mesh('rock', [mat('rock')], True))


def blanket(x, y):
    """A striped blanket folded back above the door."""
    m_textile('sarape', [(.42, .05, .04), (.72, .60, .40), (.04, .12, .17), (.62, .26, .05), (.42, .05, .04), (.16, .04, .10)], 5.); b = Builder(); nx, nz = 40, 22
    for j in range(nz+1):
        for i in range(nx+1):
            u, v = -1+2*i/nx, j/nz; z = 1.20-.30*v; px = .62*u*(1-.06*v); py = math.sqrt(max(.01, (R0+.10)**2*(1-(z/(H0+.10))**2)-px*px)); b.v.append((x+px, y-py-.03-.022*math.sin(u*9+v)*v-.05*v, z-.03*math.cos(u*7)*v)); b.t.append(.5)
    b.f = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(nz) for i in range(nx)]; o = link(b.mesh('blanket', [MATS['sarape']], True)); md = o.modifiers.new('s', 'SOLIDIFY'); md.thickness = .02


def build():
    fire_materials(); plain('mud', (.05, .032, .022), 1.); m, t = newmat('rock'); p = pos(t); n = noise(t, p, 11, 7, .68); c = ramp(t, tint(t), [(0, (.15, .12, .10)), (.4, (.27, .22, .18)), (.75, (.36, .31, .26)), (1, (.22, .16, .12))]); c = mix(t, .6, c, ramp(t, n, [(.3, (.5,)*3), (.65, (1,)*3)]), 'MULTIPLY'); finish(t, pbsdf(t, c, .88, .25, bump(t, n, .6, .012))); MATS['rock'] = m
    m, t = newmat('soil'); p = pos(t); n = noise(t, p, 2.4, 8, .66); finish(t, pbsdf(t, mix(t, n, col(.075, .052, .036), col(.19, .14, .10)), .98, .1, bump(t, noise(t, p, 26, 5, .7), .6, .02))); b = Builder(); b.add([(-30, -12, 0), (30, -12, 0), (30, 20, 0), (-30, 20, 0)], [(0, 1, 2, 3)]); link(b.mesh('soil', [m]))
    dome(-.55, 1.5); blanket(-.55, 1.5); lamp(-.55, 1.1, .45, 14., (1, .26, .06), .2).visible_camera = False
    fire(1.35, -.15, 0, .95); lamp(1.35, -.15, .62, 95., (1, .40, .10), .22).visible_camera = False
    r = random.Random(3)
    for k in range(30): x, y = R(r, -2.6, 2.4), R(r, -2.6, .2); boulder(x, y, -.02, R(r, .02, .06), R(r, .02, .05), 70+k, 'rock') if math.hypot(x-1.35, y+.15) > .8 else 0
    bx('wood_x', -2.35, -1.35, -.78, -.48, .34, .39, .012, 3, M=Matrix()); [bx('wood_z', x, x+.08, y, y+.08, 0, .34, .006) for x in (-2.3, -1.48) for y in (-.76, -.58)]
    band(-2.1, -.62, .39, smooth([(0, 0), (.08, 0), (.135, .07), (.14, .13), (.09, .20), (.06, .235), (.07, .26)]), 'clay_d', ((.09, .10, 'slip'), (.112, .118, 'slip'))); towel(-1.72, -.64, .39, .055, .24, 1.4); towel(-1.70, -.60, .495, .05, .24, 1.5)
    for k in range(4): link(bush_mesh(50+k, 200, .10, .06, .020, 0.), None, T(-1.55+.02*k, -.60, .40) @ RZ(k*1.3))
    for x, y, s in ((-2.75, .55, 1.2), (2.9, 1.2, 1.3), (.75, 3.0, 1.2)): lantern(x, y, 0, s, 60.); lamp(x, y, .3*s, 2.4).visible_camera = False
    greenery(-8, 8, 4.0, 7.4, 75, 6, smin=.9, smax=1.7); greenery(-6.4, -3.4, .2, 3.8, 12, 9, smin=.6, smax=1.)
    for q in ((-4.2, 5.6, 0, 1, 8.0, .3), (3.8, 5.8, 0, 2, 9., 2.), (7.2, 5.0, 0, 3, 8.4, 3.)): P_(q)
    area(-3.5, -4., 5., 5, 3, 26, rx=.6, c=(.45, .58, 1.))
