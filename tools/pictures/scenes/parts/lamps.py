# Lamps: each has a bulb that shows and a warm light of its own; P['glow'] is the strength of all.


def bulb(x, y, z, r=.04, power=1.):
    """A glowing bulb with its light."""
    sphere(x, y, z, r, emat(f"bulb{P.get('bulb', 14):.0f}", (1, .70, .42), P.get('bulb', 14.)), 16); lamp(x, y, z-.0, 26*power*P.get('glow', 1.), (1, .66, .36), .07).visible_glossy = False


def cord(x, y, z, r=.005, m='metal', rose=.05):
    """A cord or rod from z to the ceiling and the rose it hangs from."""
    top = CEILING['z'] or z+1.2; g(m, 0, 1).cyl(x, y, z, top, r, 8); lathe(x, y, top, [(0, -.028), (rose*.8, -.026), (rose, -.012), (rose, 0)], m, 32)


def basket_lamp(x, y, z, r=.26):
    """A woven basket on a cord."""
    cord(x, y, z+r*.5, .006); pendant(x, y, z, r, P.get('bulb', 14.), drop=0); lamp(x, y, z-.1, 30*P.get('glow', 1.), (1, .66, .36), .1)


def cone_lamp(x, y, z, r=.2, m='ceramic'):
    """A turned shade that shines downward."""
    lathe(x, y, z, [(r, 0), (r*.96, .02), (r*.55, r*.62), (r*.16, r*.95), (.03, r*1.05), (.02, r*1.2), (.012, r*1.2), (.028, r*1.02), (r*.5, r*.60), (r*.93, .01)], m, 48); bulb(x, y, z+r*.25, .045); cord(x, y, z+r*1.15, .004)


def globe_lamp(x, y, z, r=.15):
    """An opal globe on a brass rod."""
    sphere(x, y, z, r, emat(f"opal{P.get('bulb', 14):.0f}", (1, .82, .6), P.get('bulb', 14.)*.22), 32); lamp(x, y, z-r-.02, 24*P.get('glow', 1.), (1, .72, .45), r); cord(x, y, z+r-.005, .007, 'brass'); lathe(x, y, z+r-.012, [(0, 0), (.035, 0), (.03, .035), (0, .04)], 'brass', 24)


def disc_lamp(x, y, z, r=.45, m='linen'):
    """A wide, flat drum of cloth."""
    b = Builder(); n = 56; b.v = [(x+r*k*math.cos(i*2*math.pi/n), y+r*k*math.sin(i*2*math.pi/n), z+zz) for k, zz in ((.0001, .0), (.97, 0), (1, .01), (1, .15), (.97, .16), (.0001, .16)) for i in range(n)]; b.t = [.5]*len(b.v)
    b.f = [(k*n+i, k*n+(i+1) % n, (k+1)*n+(i+1) % n, (k+1)*n+i) for k in range(5) for i in range(n)]; link(b.mesh('disc', [emat(f"drum{P.get('bulb', 14):.0f}", (1, .80, .56), P.get('bulb', 14.)*.08)], False)); lamp(x, y, z-.12, 45*P.get('glow', 1.), (1, .72, .45), .3)
    for a in (0, 2.09, 4.19): cord(x+r*.6*math.cos(a), y+r*.6*math.sin(a), z+.15, .003, rose=.022)


def table_lamp(M, s=1., m='ceramic', shade='linen'):
    """A turned foot with a cloth shade."""
    turned(M, [(0, 0)] + [(r*s, z*s) for r, z, _ in curve([(.075, 0, 0), (.09, .03, 0), (.10, .12, 0), (.06, .22, 0), (.022, .26, 0), (.018, .32, 0)], 6)], m, 56); p = M @ Vector((0, 0, .3*s)); b = Builder(); n = 44; b.v = [(p.x+r*math.cos(i*2*math.pi/n), p.y+r*math.sin(i*2*math.pi/n), p.z+zz) for r, zz in ((.17*s, 0), (.13*s, .2*s)) for i in range(n)]; b.t = [.5]*len(b.v)
    b.f = [(i, (i+1) % n, n+(i+1) % n, n+i) for i in range(n)]; link(b.mesh('shade', [mat('canvas')], True)); lamp(p.x, p.y, p.z+.09*s, 20*P.get('glow', 1.), (1, .66, .36), .04)


def floor_lamp(M, h=1.62, m='brass', shade=.2):
    """A thin stand with a cloth shade."""
    turned(M, [(0, 0), (.15, 0), (.15, .018), (.012, .024), (.011, h-.2)], m, 40); p = M @ Vector((0, 0, h-.22)); b = Builder(); n = 48; b.v = [(p.x+r*math.cos(i*2*math.pi/n), p.y+r*math.sin(i*2*math.pi/n), p.z+zz) for r, zz in ((shade, 0), (shade*.82, .28)) for i in range(n)]; b.t = [.5]*len(b.v)
    b.f = [(i, (i+1) % n, n+(i+1) % n, n+i) for i in range(n)]; link(b.mesh('shade', [mat('canvas')], True)); lamp(p.x, p.y, p.z+.12, 24*P.get('glow', 1.), (1, .66, .36), .05)


def iron_ring(x, y, z, r=.55, n=8):
    """A hoop of wrought iron with candle bulbs."""
    pipe([(x+r*math.cos(a), y+r*math.sin(a), z) for a in [k*2*math.pi/48 for k in range(49)]], .014, 'metal', 8)
    for k in range(n): a = k*2*math.pi/n; u, v = x+r*math.cos(a), y+r*math.sin(a); lathe(u, v, z+.01, [(0, 0), (.035, .01), (.04, .02), (.014, .022), (.014, .10), (0, .10)], 'linen', 16); sphere(u, v, z+.135, .016, emat(f"bulb{P.get('bulb', 14):.0f}", (1, .70, .42), P.get('bulb', 14.)), 12, 1.8)
    for k in range(3): a = k*2.094; pipe([(x+r*math.cos(a), y+r*math.sin(a), z), (x, y, z+.75)], .006, 'metal', 6)
    cord(x, y, z+.74, .008, rose=.06); lamp(x, y, z+.15, 60*P.get('glow', 1.), (1, .66, .36), .3)
