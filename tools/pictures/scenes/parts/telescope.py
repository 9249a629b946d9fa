# A refracting telescope on a wooden tripod.


def telescope(x, y, height, heading, elevation):
    """Stands at x, y with its pivot at a height; heading turns it left (radians), elevation raises it."""
    hub = Vector((x, y, height)); plain('tube_white', (.80, .79, .75), .3, .5)
    for a in (.5, 2.6, 4.7):
        foot = Vector((x + .55*math.cos(a), y + .55*math.sin(a), 0)); top = hub - Vector((0, 0, .14)); knee = top.lerp(foot, .52)
        across = Vector((-math.sin(a), math.cos(a), 0))*.034
        for s in (-1, 1): tube(top + across*s, knee + across*s, .013, 'wood_z')
        tube(knee - (knee - top)*.25, foot, .015, 'wood_z', .011); bx('brass', -.03, .03, -.045, .045, -.02, .02, .004, M=T(*knee) @ RZ(a))
        tube(top.lerp(foot, .48), (x, y, top.z - (top.z)*.48), .005, 'brass')
    g('wood_x', .004, 2).cyl(x, y, hub.z*.45, hub.z*.45+.014, .12, 32)
    lathe(x, y, height-.20, [(0, 0), (.05, 0), (.06, .03), (.045, .06), (.05, .12), (.035, .15), (.032, .22)], 'brass')
    M = T(*hub) @ T(0, 0, .07) @ RZ(heading) @ RX(elevation) @ RX(-math.pi/2)
    turned(M, [(.0, -.42), (.050, -.42), (.056, -.40), (.056, .46), (.056, .47), (.068, .49), (.068, .72), (.064, .72), (.060, .55), (0, .55)], 'tube_white', 56)
    for z0 in (-.41, -.10, .12, .47): turned(M, [(.057, z0), (.0625, z0+.002), (.0625, z0+.028), (.057, z0+.03)], 'brass', 56)
    turned(M, [(.068, .70), (.073, .702), (.073, .722), (.066, .724)], 'brass', 56)
    turned(M, [(.036, -.56), (.036, -.42)], 'brass'); turned(M, [(.0, -.66), (.016, -.66), (.024, -.64), (.024, -.56), (.034, -.56)], 'rubber')
    F = M @ T(0, .085, 0); turned(F, [(0, -.30), (.011, -.30), (.016, -.27), (.016, -.02), (.021, 0), (.021, .08), (0, .08)], 'rubber', 28)
    for z0 in (-.22, -.06): tube(F @ Vector((0, -.03, z0)), F @ Vector((0, -.012, z0)), .008, 'brass')
    bx('brass', -.024, .024, -.075, -.045, -.15, .15, .006, M=M)
    for s in (-1, 1): turned(M @ T(s*.045, 0, -.44) @ RY(s*math.pi/2), [(0, 0), (.016, 0), (.016, .014), (0, .014)], 'rubber', 20)
