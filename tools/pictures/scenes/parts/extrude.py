# Bodies that are a flat outline given thickness.


def extrude(M, points, y0, y1, m, bevel=.02, seg=3):
    """Gives an outline of (x, z) points the thickness from y0 to y1 and rounds its edges."""
    import bmesh
    b = Builder(); n = len(points); b.add([M @ Vector((x, y, z)) for y in (y0, y1) for x, z in points], [tuple(range(n)), tuple(range(n, 2*n))[::-1]] + [(i, n+i, n+(i+1) % n, (i+1) % n) for i in range(n)]); o = link(b.mesh('extruded', [mat(m)]))
    e = bmesh.new(); e.from_mesh(o.data); bmesh.ops.recalc_face_normals(e, faces=e.faces); e.to_mesh(o.data); e.free()
    md = o.modifiers.new('b', 'BEVEL'); md.width = bevel; md.segments = seg; md.limit_method = 'ANGLE'; md.angle_limit = .6; o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons)); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = .7; return o


def arc(cx, z0, r, a0=0., a1=math.pi, n=14):
    """Points on a circle in an outline, from angle a0 to a1."""
    return [(cx + r*math.cos(a0+(a1-a0)*i/n), z0 + r*math.sin(a0+(a1-a0)*i/n)) for i in range(n+1)]
