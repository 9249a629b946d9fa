# Stones as water and weather left them.


def boulder(x, y, z, r, h, seed, m, breaks=0):
    """A rounded stone of its own shape; breaks cut flat faces off it."""
    b = Builder(); n = 26; rd = random.Random(seed); cuts = [(Vector((rd.gauss(0, 1), rd.gauss(0, 1), rd.gauss(0, .8))).normalized(), R(rd, .52, .86)) for _ in range(breaks)]
    for j in range(n//2+1):
        for i in range(n):
            th, ph = math.pi*j/(n//2), 6.28318*i/n; d = Vector((math.sin(th)*math.cos(ph), math.sin(th)*math.sin(ph), math.cos(th))); k = 1 + .20*mnoise.noise(d*1.5 + Vector((seed*5.7, 0, 0))) + .06*mnoise.noise(d*4.5 + Vector((0, seed*3.3, 0))); k = min([k] + [far/d.dot(face) for face, far in cuts if d.dot(face) > .1]); b.v.append((x+d.x*r*k, y+d.y*r*.9*k, z+h*.5+d.z*h*.5*k)); b.t.append(((seed*37) % 100)/100)
    b.f = [(j*n+i, (j+1)*n+i, (j+1)*n+(i+1) % n, j*n+(i+1) % n) for j in range(n//2) for i in range(n)]; link(b.mesh('boulder', [mat(m)], True))
