# One picture for one service: each file in services/ holds its camera and light (SHOT) and its function build().
# blender -b --factory-startup --python services.py -- --shot NAME, where NAME is a file of services/
import ast, sys, os
HERE = os.path.dirname(os.path.abspath(sys.argv[sys.argv.index('--python')+1])); sys.path.insert(0, HERE)
NAME = sys.argv[sys.argv.index('--shot')+1]


def run(file):
    """Runs a file of this folder with the names of the toolkit, so that scenes read like the older ones."""
    exec(compile(open(os.path.join(HERE, file)).read(), file, 'exec'), globals())


def shot_of(file):
    """Gives the text of SHOT in a scene's file; the head needs it before the toolkit is there to run the rest."""
    source = open(os.path.join(HERE, file)).read()
    for part in ast.parse(source).body:
        if isinstance(part, ast.Assign) and part.targets[0].id == 'SHOT': return ast.get_source_segment(source, part.value)
    raise ValueError(f'{file} has no SHOT')


# The head of outings.py with one more shot, and without the shot that it would build at its end.
_OUTINGS = open(HERE + '/outings.py').read()
_SHOTS_END = "'''\n_STILLS"
exec(compile(_OUTINGS[:_OUTINGS.index("{'launch': launch")].replace(_SHOTS_END, f" '{NAME}': {shot_of(f'services/{NAME}.py')},\n" + _SHOTS_END, 1), 'outings', 'exec'))


run('parts/things.py')
run(f'services/{NAME}.py')
build()
flush()
exec(compile(TAIL, 'tail', 'exec'))
