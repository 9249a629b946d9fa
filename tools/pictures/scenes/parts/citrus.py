# Oranges: whole, and sliced with their segments.


def orange_skin():
    """Pored peel."""
    if 'orange' in MATS: return
    m, t = newmat('orange'); p = pos(t); n = noise(t, p, 420, 2, .5)
    finish(t, pbsdf(t, mix(t, noise(t, p, 30, 3), col(.72, .18, .008), col(.82, .25, .015)), .42, .4, bump(t, n, .35, .002))); MATS['orange'] = m
    plain('orange_pith', (.86, .74, .48), .7)
    m, t = newmat('orange_flesh'); p = pos(t); n = noise(t, p, 260, 4, .6)
    c = mix(t, n, col(.78, .19, .008), col(.92, .38, .03)); finish(t, mixsh(t, .3, pbsdf(t, c, .16, .5, bump(t, n, .4, .0015)), node(t, 'BsdfTranslucent', {'Color': c}).outputs[0])); MATS['orange_flesh'] = m


def whole_orange(x, y, z, r=.037):
    """A whole orange on a surface at z."""
    orange_skin(); sphere(x, y, z+r*.97, r, 'orange', 48, .97); sphere(x, y, z+r*1.91, .0032, 'lime', 10)


def orange_slice(M, r=.035, h=.006, half=False):
    """A round or half slice, lying in the plane of M."""
    orange_skin(); full = math.pi if half else 2*math.pi; n = 48; k = 4 if half else 9
    def sector(m, r0, z0, z1, a0, a1, steps, off=0.):
        q = Vector((off*math.cos((a0+a1)/2), off*math.sin((a0+a1)/2), 0)); b = g(m, .0007, 2)
        ring = [q + Vector((r0*math.cos(a0+(a1-a0)*i/steps), r0*math.sin(a0+(a1-a0)*i/steps), 0)) for i in range(steps+1)]
        if off or half: ring = [q] + ring
        elif a1 - a0 > 6: ring = ring[:-1]
        c = len(ring); b.add([M @ (v + Vector((0, 0, z))) for z in (z0, z1) for v in ring], [tuple(range(c))[::-1], tuple(range(c, 2*c))] + [(i, (i+1) % c, c+(i+1) % c, c+i) for i in range(c)])
    sector('orange', r, 0, h, 0, full, n); sector('orange_pith', r*.955, -.0002, h+.0002, 0, full, n)
    for i in range(k): sector('orange_flesh', r*.82, -.0006, h+.0006, full*(i+.07)/k, full*(i+.93)/k, 8, r*.07)
