# Turtle conservation: hatchlings on their way to the sea at dusk.
SHOT = dict(sun_el=10., sun_az=66., dust=1.2, ozone=2.4, cloud=.9, cloud_k=3., cam=(-.155, -.50, .150), look=(.03, .10, .028), lens=46., fstop=7., focus=.52, level=0, shift=0., env='beach')
run('parts/turtle.py')


def build():
    global SH
    SEA['z'] = -.62; OCEAN.update(shore=5.2, foam=1., bump=.18, deep=(.008, .06, .085), shallow=(.06, .30, .30)); GROUND['veg'] = -300.
    turtles = [((-.36, -.42), (-.22, -.24), (-.10, -.06), (.00, .03)), ((.05, -.40), (.06, -.22), (.11, -.08), (.125, -.035)), ((.30, -.40), (.24, -.10), (.22, .12), (.235, .25)), ((-.55, -.1), (-.36, .15), (-.25, .30), (-.16, .52)), ((.6, .0), (.55, .4), (.46, .75), (.50, 1.1)), ((-.1, .3), (.0, .8), (.02, 1.3), (.1, 1.7))]
    marks = [mark for line in turtles for mark in crawl(line)]; cells = {}
    for mark in marks: cells.setdefault((int(mark[0]//.05), int(mark[1]//.05)), []).append(mark)
    base = lambda x, y: BH(x*1.6, y*1.6)*.55 + .0035*mnoise.noise(Vector((x*14, y*16, 2))) + .0016*mnoise.noise(Vector((x*46, y*50, 5))) - .055*max(0, y-.9)
    def SH(x, y):
        d = 0.; i, j = int(x//.05), int(y//.05)
        for mx, my, h, s in [m for a in (-1, 0, 1) for c in (-1, 0, 1) for m in cells.get((i+a, j+c), ())]:
            dx, dy = x-mx, y-my; u, v = dx*math.cos(h)+dy*math.sin(h), -dx*math.sin(h)+dy*math.cos(h)
            if s == 0: d = min(d, -.0022*math.exp(-(u/.008)**2-(v/.013)**2))
            else: q = (u/.013)**2+(v/.0065)**2; d += -.0052*math.exp(-q*1.4) + .0022*math.exp(-((math.sqrt(q)-1.6)/.5)**2)
        return base(x, y) + max(-.008, d)
    for (x0, x1, y0, y1, st, sink) in ((-.75, .75, -.52, .95, .0042, 0.), (-2.6, 2.6, -.8, 4.2, .02, .004)):
        b = Builder(); nx, ny = int((x1-x0)/st), int((y1-y0)/st); inner = lambda x, y: sink and -.73 < x < .73 and -.5 < y < .93; b.v = [(x0+st*i, y0+st*j, SH(x0+st*i, y0+st*j)-(sink*2 if inner(x0+st*i, y0+st*j) else 0)) for j in range(ny+1) for i in range(nx+1)]; b.t = [.5]*len(b.v); b.f = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]; link(b.mesh('sand', [mat('ground')], True))
    b = Builder(); b.add([(-200, -6, -.03), (200, -6, -.03), (200, 1., -.05), (-200, 1., -.05), (200, 14, -.95), (-200, 14, -.95)], [(0, 1, 2, 3), (3, 2, 4, 5)]); link(b.mesh('sand3', [mat('ground')])); sea(2.6)
    for k, line in enumerate(turtles): (ax, ay), (px, py) = line[-2], line[-1]; hatchling(T(px, py, SH(px, py)+.0005) @ RZ(math.atan2(py-ay, px-ax)) @ RX(.05*(-1)**k) @ Matrix.Scale(1.12, 4), (.3, -.35, .25, -.2, .3, -.3)[k])
    r = random.Random(2)
    for _ in range(40): x, y = R(r, -.6, .6), R(r, -.35, 1.2); sphere(x, y, SH(x, y)+.0005, R(r, .0012, .0042), ('slip', 'clay_l', 'gel_cream')[_ % 3], 10, .55)
    ridge_far(1500, -4200, -300, 260)
SH = None
